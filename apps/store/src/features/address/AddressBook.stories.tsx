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
/** The number is corrected in its row. */
export const Corrected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Casa' }));
    const number = screen.getByLabelText('Número de casa');
    await userEvent.clear(number);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await expect(screen.getByText('Este campo es requerido')).toBeVisible();
    await userEvent.type(number, 'Interior 6');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('button', { name: /^Casa.*Interior 6$/ });
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Removed: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Editar Casa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar dirección' }));
    await waitFor(() => expect(screen.getByText('Quitaste Casa.')).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Casa/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Casa');
    await userEvent.click(screen.getByRole('button', { name: 'Editar Casa' }));
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar dirección' }));
    await waitFor(() => expect(screen.getByText('Quitaste Casa.')).toBeVisible());
  },
};
