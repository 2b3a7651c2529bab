import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Totals } from './Totals.tsx';

const meta = {
  title: 'Store/Totals',
  component: Totals,
  args: { subtotalCents: 31_380, totalCents: 31_380 },
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Different sums, so that a swapped row would be noticed. */
export const EachInItsRow: Story = {
  args: { subtotalCents: 31_380, totalCents: 29_050 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Subtotal', 'Envío', 'Total']);
    await expect(values).toEqual(['$313.80', 'Envío gratis', '$290.50']);
  },
};
export const Charged: Story = { args: { fee: '$25.00', totalCents: 33_880 } };
export const ChargedByAddress: Story = { args: { fee: 'Envío desde $25.00', isFeeOpen: true } };
export const LargeNumbers: Story = { args: { subtotalCents: 123_456_700, totalCents: 123_456_700 } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
