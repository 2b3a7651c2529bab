import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stages } from './Stages.tsx';

const meta = {
  title: 'Store/Stages',
  component: Stages,
  args: {
    label: 'Tu pedido',
    current: 'preparing',
    stages: [
      { key: 'received', name: 'Recibido' },
      { key: 'accepted', name: 'Aceptado' },
      { key: 'preparing', name: 'En preparación' },
      { key: 'onTheWay', name: 'En camino' },
      { key: 'delivered', name: 'Entregado' },
    ],
  },
} satisfies Meta<typeof Stages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Recibido, listo');
    await expect(second).not.toHaveAttribute('aria-current');
    await expect(third).toHaveAttribute('aria-current', 'step');
  },
};
export const First: Story = { args: { current: 'received' } };
export const Last: Story = { args: { current: 'delivered' } };
export const Compact: Story = { args: { compact: true } };
export const LongText: Story = {
  args: {
    stages: [
      { key: 'preparing', name: 'Lo estamos preparando con mucho cariño en nuestra cocina de la Roma' },
      { key: 'onTheWay', name: 'En camino' },
    ],
  },
};
export const Small: Story = { globals: { viewport: { value: 'small' } } };
