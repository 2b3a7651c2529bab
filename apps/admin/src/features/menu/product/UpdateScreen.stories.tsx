import { atScreen, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { longMenu } from '../../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Update product',
  ...wholeTool,
  parameters: atScreen({ path: '/update/1', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.findByRole('button', { name: 'Guardar cambios' });

export const Default: Story = {
  play: async () => {
    await save();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = { ...Default, parameters: atScreen({ menu: longMenu }) };
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /modal': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando producto…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /modal': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al cargar los datos del producto');
  },
};
export const Offline: Story = {
  parameters: atScreen({ isOffline: true }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
/** Somebody has deleted it, or the address is wrong. */
export const NotFound: Story = {
  parameters: atScreen({ path: '/update/999' }),
  play: async () => {
    await screen.findByText('Producto no encontrado');
  },
};
export const WithFaults: Story = {
  play: async () => {
    const button = await save();
    await userEvent.clear(screen.getByLabelText('Nombre'));
    const price = screen.getByLabelText(/^Precio/);
    await userEvent.clear(price);
    await userEvent.type(price, '0');
    await userEvent.click(button);
    await screen.findByText('Nombre, categoría y precio son obligatorios');
  },
};
/** The server names the field. */
export const Refused: Story = {
  parameters: atScreen({
    answers: {
      'PUT /products/:id': refused(422, '«Nombre»: ya hay otro producto así.', { campo: 'nombre' }),
    },
  }),
  play: async () => {
    const button = await save();
    await userEvent.type(screen.getByLabelText('Nombre'), ' de Castilla');
    await userEvent.click(button);
    await screen.findByText('Ya hay otro producto así.');
  },
};
export const Forbidden: Story = forbiddenTo('orders');
