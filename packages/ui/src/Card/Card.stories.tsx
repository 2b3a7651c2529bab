import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { cardUsage } from './Card.usage.tsx';

const meta = {
  title: 'Foundations/Card',
  component: Card,
  parameters: { usage: cardUsage },
  args: { children: <Text>Pagas en efectivo al recibir.</Text> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
