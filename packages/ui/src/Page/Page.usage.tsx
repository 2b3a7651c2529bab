import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { Usage } from '../samples/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

export const pageUsage: Usage = {
  code: `<Page bar={<BottomBar><Button wide>Finalizar</Button></BottomBar>}>
  <PageHeader title="Tu carrito" backTo={paths.home} />
  …
</Page>`,
  anatomy: [
    ['`PageHeader`', 'the title, and the way back'],
    ['children', 'in one column, with the same distance between them'],
    ['`bar`', 'the main action, fixed at the bottom; the page reserves its height'],
  ],
  do: [
    {
      shown: () => (
        <div style={{ transform: 'scale(1)', blockSize: 260, overflow: 'hidden' }}>
          <Page
            style={{ minBlockSize: 0 }}
            bar={
              <BottomBar>
                <Button wide>Finalizar</Button>
              </BottomBar>
            }
          >
            <PageHeader title="Tu carrito" />
            <Text>Dos crepas</Text>
          </Page>
        </div>
      ),
      why: 'The main action is at the thumb, in the bar.',
    },
  ],
  dont: [
    {
      shown: () => (
        <div style={{ transform: 'scale(1)', blockSize: 260, overflow: 'hidden' }}>
          <Page style={{ minBlockSize: 0 }}>
            <PageHeader title="Tu carrito" />
            <Text>Dos crepas</Text>
            <Button>Finalizar</Button>
          </Page>
        </div>
      ),
      why: 'The main action moves with the content: on a long page it is out of reach.',
    },
  ],
};
