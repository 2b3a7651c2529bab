import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { List } from '../List/List.tsx';
import { hitAtMiddle } from '../samples/hits.ts';
import { broken, chocolate } from '../samples/pictures.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'Store/CartLine',
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

/** Picture and text link to the edit screen. The link never covers a button, however the footer wraps. */
async function expectEachTapToReachItsOwn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  for (const button of canvas.getAllByRole('button')) await expect(hitAtMiddle(button)).toBe(button);
  const edit = canvas.getByRole('link', { name: /^Editar/ });
  await expect(hitAtMiddle(edit)).toBe(edit);
  await expect(hitAtMiddle(canvasElement.querySelector('img') ?? edit)).toBe(edit);
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expectEachTapToReachItsOwn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Disminuir cantidad' }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    await expect(args.onDecrease).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Cantidad de Crepa de Nutella' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Crepa de Nutella' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Combo: Story = {
  args: { name: 'Combo 3 crepas', contents: ['Fresa', 'Nutella', 'Mango'], extras: [], totalCents: 23_900 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Fresa, Nutella, Mango')).toBeVisible();
    await expectEachTapToReachItsOwn(canvasElement);
  },
};
export const Choices: Story = {
  args: { name: 'Café de olla', choices: ['Tamaño: Grande', 'Leche: 2 × Deslactosada, Coco'], extras: [] },
};
/** A total that does not fit beside the stepper. */
export const WrappedTotal: Story = {
  args: { totalCents: 123_456_750, formerTotalCents: 120_000_000 },
  globals: { viewport: { value: 'small' } },
  play: ({ canvasElement }) => expectEachTapToReachItsOwn(canvasElement),
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
    await expect(canvas.getByText('Máximo 50 iguales por pedido.')).toBeVisible();
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
