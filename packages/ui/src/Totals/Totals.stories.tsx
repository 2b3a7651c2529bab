import type { Meta, StoryObj } from '@storybook/react-vite';
import { Totals } from './Totals.tsx';

const meta = {
  component: Totals,
  args: { subtotalCents: 31_380, totalCents: 31_380 },
} satisfies Meta<typeof Totals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LargeNumbers: Story = { args: { subtotalCents: 123_456_700, totalCents: 123_456_700 } };
export const Small: Story = { globals: { viewport: { value: 'small' } } };
