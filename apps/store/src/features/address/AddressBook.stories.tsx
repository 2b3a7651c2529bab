import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storeScreen } from '../../testing/storeStory.tsx';
import { AddressBook } from './AddressBook.tsx';
import { useAddress } from './address.ts';
import { placeBook } from './placeBookStorage.ts';

const home = {
  name: 'Casa',
  address: 'Orizaba 101, Roma Norte, Ciudad de México',
  position: { lat: 19.417, lng: -99.16 },
  houseNumber: 'Interior 4',
  reference: 'Portón verde',
};
const office = {
  name: '',
  address: 'Avenida Insurgentes Sur 1602, Crédito Constructor, Benito Juárez, Ciudad de México',
  position: null,
  houseNumber: '8B',
  reference: '',
};

const meta = {
  title: 'Storefront/Address book',
  component: AddressBook,
  tags: ['!autodocs'],
  decorators: [storeScreen],
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
  beforeEach: () => {
    useAddress.setState({ saved: null, details: null });
    placeBook.save([home, office]);
    return () => placeBook.save([]);
  },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const home = await screen.findByRole('button', { name: /^Casa/ });
    await waitFor(() => expect(home).toBeVisible());
  },
};
export const Editing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Casa' }));
    await expect(screen.getByLabelText('Nombre')).toHaveValue('Casa');
  },
};
