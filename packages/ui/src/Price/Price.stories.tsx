import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = {
  title: 'Foundations/Price',
  component: Price,
  args: { cents: 8900 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Extra: Story = { args: { cents: 1500, extra: true } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const LargeNumber: Story = { args: { cents: 123_456_789, size: 'large' } };
