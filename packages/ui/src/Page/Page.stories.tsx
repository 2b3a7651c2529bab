import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';
import { pageUsage } from './Page.usage.tsx';

const meta = {
  title: 'Foundations/Page',
  component: Page,
  args: {
    children: (
      <>
        <PageHeader title="Tu carrito" backTo="#home" />
        <Text>{'Usamos tu ubicación solo para enviar tu pedido. '.repeat(20)}</Text>
      </>
    ),
  },
  parameters: { usage: pageUsage, docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { width: 'wide' } };
/** From 900 px on; the bar's content is under the right column. */
export const Desk: Story = {
  args: {
    width: 'desk',
    bar: (
      <BottomBar>
        <Button wide>Finalizar</Button>
      </BottomBar>
    ),
  },
  globals: { viewport: { value: 'wide' } },
};
export const WithBar: Story = {
  args: {
    bar: (
      <BottomBar>
        <Button wide>Finalizar</Button>
      </BottomBar>
    ),
  },
};
