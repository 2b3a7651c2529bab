import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { List } from '../List/List.tsx';
import { broken, chocolate } from '../samples/pictures.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  component: CartLine,
  args: {
    name: 'Crepa de Nutella',
    picture: chocolate,
    quantity: 2,
    totalCents: 20_900,
    extras: ['Plátano', 'Nuez'],
    edit: { to: '#edit' },
    onDecrease: fn(),
    onIncrease: fn(),
    onDelete: fn(),
  },
  decorators: (Story) => (
    <List>
      <Story />
    </List>
  ),
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Cantidad de Crepa de Nutella' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Crepa de Nutella' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Combo: Story = {
  args: { name: 'Combo 3 crepas', contents: ['Fresa', 'Nutella', 'Mango'], extras: [], totalCents: 23_900 },
};
export const WithoutEditing: Story = { args: { edit: undefined } };
export const NewPrice: Story = {
  args: { formerTotalCents: 19_700, note: 'Crepa de Nutella cambió de $89.00 a $95.00.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Antes').closest('s')).toHaveTextContent('Antes $197.00');
  },
};
export const Unavailable: Story = {
  args: { unavailable: true, note: 'Crepa de Nutella ya no está disponible.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Crepa de Nutella' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Highest: Story = {
  args: { quantity: 50, totalCents: 522_500, limit: { max: 50, reason: 'Máximo 50 iguales por pedido.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar cantidad' }));
    await expect(args.onIncrease).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Máximo 50 iguales por pedido.');
  },
};
export const WithoutPicture: Story = { args: { picture: broken } };
export const LongText: Story = {
  args: {
    name: 'Crepa especial de la casa con fresas, plátano y cajeta de Celaya',
    extras: ['Plátano', 'Nuez de Castilla', 'Crema batida', 'Chispas de chocolate', 'Helado de vainilla'],
  },
};
export const LargeNumbers: Story = { args: { quantity: 9999, totalCents: 123_456_700 } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
