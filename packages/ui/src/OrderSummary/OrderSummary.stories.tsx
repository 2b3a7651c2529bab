import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OrderSummary } from './OrderSummary.tsx';

const meta = {
  title: 'Store/OrderSummary',
  component: OrderSummary,
  args: { number: 128, totalCents: 31_380, date: '14 de marzo de 2026, 19:42' },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With subtotal and delivery fee. */
export const WithFee: Story = { args: { feeCents: 3500 } };
export const WithDiscount: Story = {
  args: { feeCents: 3500, discount: { label: 'Código CREPA10', cents: 2500 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values.slice(2, 5)).toEqual(['$303.80', '−$25.00', '$35.00']);
  },
};
/** Without a fee. */
export const WithDiscountSmall: Story = {
  args: { discount: { label: 'Código BUENFINDENOVIEMBRE26', cents: 123_456_700 } },
  globals: { viewport: { value: 'small' } },
};
export const LargeNumbers: Story = { args: { number: 123_456_789, totalCents: 123_456_700 } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
