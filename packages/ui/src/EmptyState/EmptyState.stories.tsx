import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
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
