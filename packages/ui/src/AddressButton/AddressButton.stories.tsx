import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressButton } from './AddressButton.tsx';

const meta = {
  title: 'Store/AddressButton',
  component: AddressButton,
  args: { to: '#address' },
} satisfies Meta<typeof AddressButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { address: 'Orizaba 101' } };
export const WithoutAddress: Story = {};
export const ToFetch: Story = { args: { label: 'Recoges en Orizaba 101' } };
export const LongText: Story = {
  args: { address: 'Av. Paseo de la Reforma 222, Juárez, Cuauhtémoc, 06600 Ciudad de México, CDMX' },
};
