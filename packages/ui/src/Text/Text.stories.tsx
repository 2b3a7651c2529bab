import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';
import { textUsage } from './Text.usage.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  parameters: { usage: textUsage },
  args: { children: 'Usamos tu ubicación solo para enviar tu pedido.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { tone: 'secondary' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
