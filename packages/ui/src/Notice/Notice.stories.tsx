import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { children: 'Producto Agregado' },
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Producto Agregado');
  },
};
export const Success: Story = { args: { tone: 'success' } };
export const Failure: Story = { args: { tone: 'failure', children: 'Agrega 3 crepas' } };
export const WithAction: Story = {
  args: {
    tone: 'success',
    children: 'Quitamos la crepa de Nutella',
    action: <Button kind="quiet">Deshacer</Button>,
  },
};
export const LongText: Story = {
  args: {
    tone: 'failure',
    children:
      'Has denegado el permiso de ubicación. Por favor ingrésala manualmente para continuar con tu pedido.',
  },
};
export const Empty: Story = { args: { children: undefined } };
