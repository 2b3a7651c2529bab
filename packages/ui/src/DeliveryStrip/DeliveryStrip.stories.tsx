import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryStrip } from './DeliveryStrip.tsx';

const meta = {
  title: 'Store/DeliveryStrip',
  component: DeliveryStrip,
} satisfies Meta<typeof DeliveryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LargeNumber: Story = { args: { minutes: 120 } };
