import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TrashIcon } from '../icons/icons.tsx';
import type { Usage } from '../samples/usage.ts';
import { PageHeader } from './PageHeader.tsx';

export const pageHeaderUsage: Usage = {
  code: `<PageHeader title="Tu carrito" backTo={paths.home} backLabel="Volver al menú" />`,
  anatomy: [
    ['arrow', '`backTo`; what it says to a screen reader names the place (`backLabel`)'],
    ['title', 'the only `h1`'],
    ['`end`', 'one small control'],
  ],
  do: [
    {
      shown: () => (
        <PageHeader
          title="Tu carrito"
          backTo="#menu"
          end={<IconButton label="Vaciar" icon={<TrashIcon />} />}
        />
      ),
      why: 'A short title and one small control.',
    },
  ],
  dont: [
    {
      shown: () => (
        <PageHeader
          title="Tu carrito"
          backTo="#menu"
          end={
            <>
              <Button>Finalizar</Button>
              <Button kind="quiet">Vaciar</Button>
            </>
          }
        />
      ),
      why: 'Actions that squeeze the title. They belong into the `BottomBar`.',
    },
  ],
};
