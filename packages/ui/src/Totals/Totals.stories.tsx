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
export const Discounted: Story = {
  args: { fee: '$25.00', discount: { label: 'Código CREPA10', cents: 2500 }, totalCents: 31_380 },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await expect(rows).toEqual(['Subtotal$313.80', 'Código CREPA10−$25.00', 'Envío$25.00', 'Total$313.80']);
  },
};
/** The longest code. */
export const DiscountedSmall: Story = {
  args: { discount: { label: 'Código BUENFINDENOVIEMBRE26', cents: 123_456_700 }, totalCents: 0 },
  globals: { viewport: { value: 'small' } },
};
/** As on a phone of 320 pixels with letters of 200 %. */
export const DiscountedNarrow: Story = {
  ...DiscountedSmall,
  render: (args) => (
    <div style={{ inlineSize: '9rem' }}>
      <Totals {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('dl');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.parentElement?.clientWidth ?? 0);
  },
};
export const LargeNumbers: Story = { args: { subtotalCents: 123_456_700, totalCents: 123_456_700 } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
