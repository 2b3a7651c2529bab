import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  args: { quantity: 2, onDecrease: fn(), onIncrease: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Disminuir cantidad' }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    await expect(args.onDecrease).toHaveBeenCalledOnce();
  },
};
export const Lowest: Story = {
  args: { quantity: 1 },
  play: async ({ canvasElement, args }) => {
    const minus = within(canvasElement).getByRole('button', { name: 'Disminuir cantidad' });
    await userEvent.click(minus);
    await expect(args.onDecrease).not.toHaveBeenCalled();
    await expect(minus).toHaveFocus();
  },
};
export const Highest: Story = {
  args: { quantity: 50, limit: { max: 50, reason: 'Máximo 50 iguales por pedido.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plus = canvas.getByRole('button', { name: 'Aumentar cantidad' });
    await userEvent.click(plus);
    await expect(args.onIncrease).not.toHaveBeenCalled();
    await expect(plus).toHaveFocus();
    await expect(plus).toHaveAccessibleDescription('Máximo 50 iguales por pedido.');
    await expect(canvas.getByText(/^Máximo 50/)).toBeVisible();
  },
};
export const BelowTheLimit: Story = {
  args: { quantity: 49, limit: { max: 50, reason: 'Máximo 50 iguales por pedido.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('status', { hidden: true }).at(-1)).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Aumentar cantidad' }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
  },
};
export const LargeNumber: Story = { args: { quantity: 9999 } };
