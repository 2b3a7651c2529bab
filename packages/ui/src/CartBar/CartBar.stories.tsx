import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CartBar } from './CartBar.tsx';

const meta = {
  title: 'Store/CartBar',
  component: CartBar,
  args: { to: '#cart', lines: 3, totalCents: 31380 },
} satisfies Meta<typeof CartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** «Finalizar» led to the address or the details, and from there to home. */
export const Finishing: Story = { args: { isFinishing: true } };
export const LargeNumbers: Story = { args: { lines: 120, totalCents: 123_456_700 } };
export const Empty: Story = {
  args: { lines: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
