import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const LargeNumbers: Story = { args: { number: 123_456_789, totalCents: 123_456_700 } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
