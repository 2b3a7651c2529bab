import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { known, visited } from '../../testing/customers.ts';
import { wholeStore } from '../../testing/openStore.tsx';

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
  ...wholeStore,
  parameters: atScreen({
    path: '/home',
    storage: { ...known, addressBook: [home, office] },
    sessionStorage: visited,
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tap on the address in the header of home. */
async function openBook() {
  await screen.findByText('Fresas con crema');
  await userEvent.click(screen.getByRole('link', { name: /^Enviar a / }));
  const book = within(await screen.findByRole('dialog', { name: 'Tus direcciones' }));
  const casa = await book.findByRole('button', { name: /^Casa/ });
  await waitFor(() => expect(casa).toBeVisible());
  return book;
}
async function editCasa() {
  const book = await openBook();
  await userEvent.click(book.getByRole('button', { name: 'Editar Casa' }));
  return book;
}

export const Default: Story = {
  play: async () => {
    await openBook();
  },
};
export const Editing: Story = {
  play: async () => {
    const book = await editCasa();
    await expect(book.getByLabelText('Nombre')).toHaveValue('Casa');
    await expect(book.getByText(/^Orizaba/)).toHaveFocus();
  },
};
/** The number is corrected in its row. */
export const Corrected: Story = {
  play: async () => {
    const book = await editCasa();
    const number = book.getByLabelText('Número de casa');
    await userEvent.clear(number);
    await userEvent.click(book.getByRole('button', { name: 'Guardar' }));
    await expect(book.getByText('Este campo es requerido')).toBeVisible();
    await userEvent.type(number, 'Interior 6');
    await userEvent.click(book.getByRole('button', { name: 'Guardar' }));
    await book.findByRole('button', { name: /^Casa.*Interior 6$/ });
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await expect(book.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Removed: Story = {
  parameters: atScreen({ stoppedTimers: [10_000] }),
  play: async () => {
    const book = await editCasa();
    await userEvent.click(book.getByRole('button', { name: 'Eliminar dirección' }));
    await waitFor(() => expect(book.getByText('Quitaste Casa.')).toBeVisible());
    await expect(book.queryByRole('button', { name: /^Casa/ })).toBeNull();
    await userEvent.click(book.getByRole('button', { name: 'Deshacer' }));
    await expect(book.getAllByRole('listitem')[0]).toHaveTextContent('Casa');
    await userEvent.click(book.getByRole('button', { name: 'Editar Casa' }));
    await userEvent.click(book.getByRole('button', { name: 'Eliminar dirección' }));
    await waitFor(() => expect(book.getByText('Quitaste Casa.')).toBeVisible());
  },
};
