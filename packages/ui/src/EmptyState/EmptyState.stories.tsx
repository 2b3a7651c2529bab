import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { emptyStateUsage } from './EmptyState.usage.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: { usage: emptyStateUsage },
  args: {
    title: 'Tu carrito está vacío',
    children: 'Agrega algo rico y aquí lo verás.',
    action: <ButtonLink to="#home">Ver el menú</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
