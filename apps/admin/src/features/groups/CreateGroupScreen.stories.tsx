import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/New group',
  ...wholeTool,
  parameters: atScreen({ path: '/grupos/nuevo', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const option = async (place: number) => within(await screen.findByRole('group', { name: `Opción ${place}` }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Crear grupo' }));

export const Default: Story = {
  play: async () => {
    await option(1);
  },
};
/** Each fault stands at its field. */
export const Faulty: Story = {
  play: async () => {
    const first = await option(1);
    await userEvent.type(first.getByLabelText('Nombre'), 'Chico');
    await userEvent.click(screen.getByRole('button', { name: 'Agregar opción' }));
    const second = await option(2);
    await waitFor(() => expect(second.getByLabelText('Nombre')).toHaveFocus());
    await userEvent.type(second.getByLabelText('Nombre'), 'CHICO');
    await userEvent.type(second.getByLabelText('Cuesta más'), '12abc');
    await create();
    await screen.findByText('Este campo es requerido');
    await waitFor(() => expect(screen.getByLabelText('Nombre del grupo')).toHaveFocus());
    await screen.findByText('Ya hay una opción con ese nombre.');
    await screen.findByText(/^No entendí «12abc»/);
  },
};
export const FaultySmall: Story = { ...Faulty, globals: { viewport: { value: 'small' } } };
export const WithoutOptions: Story = {
  play: async () => {
    const first = await option(1);
    await userEvent.type(screen.getByLabelText('Nombre del grupo'), 'Salsas');
    await userEvent.click(first.getByRole('button', { name: 'Quitar la opción 1' }));
    await create();
    await screen.findByText('Agrega una opción al menos.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agregar opción' })).toHaveFocus());
  },
};
