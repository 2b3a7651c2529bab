import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressRow } from './AddressRow.tsx';

const meta = {
  title: 'Store/AddressRow',
  component: AddressRow,
  args: { to: '#address', address: 'Orizaba 101, Roma Norte', detail: 'Interior 4, portón verde' },
} satisfies Meta<typeof AddressRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { address: undefined } };
export const WithNote: Story = {
  args: { note: 'Sin pin: el repartidor se guía por tu dirección y la referencia.' },
};
export const LongText: Story = {
  args: { address: 'Av. Paseo de la Reforma 222, Juárez, Cuauhtémoc, 06600 Ciudad de México, CDMX' },
};
