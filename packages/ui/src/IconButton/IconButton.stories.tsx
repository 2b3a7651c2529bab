import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon, TrashIcon } from '../icons/icons.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Aumentar cantidad', icon: <PlusIcon /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { kind: 'filled' } };
export const Brand: Story = { args: { kind: 'brand' } };
export const Danger: Story = { args: { kind: 'danger', label: 'Eliminar', icon: <TrashIcon /> } };
export const Disabled: Story = { args: { disabled: true } };
