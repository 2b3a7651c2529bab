import { atScreen } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { forbiddenTo, wholeServer, wholeTool } from '../../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Create product',
  ...wholeTool,
  parameters: atScreen({ path: '/create?categoria=1', shop: wholeServer }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button waits for a picture. */
export const Default: Story = {
  play: async () => {
    await screen.findByLabelText('Nombre');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
/** The form has the fields of spec §3 alone. */
export const OlderServer: Story = {
  ...Default,
  parameters: atScreen({ answers: { 'GET /shop': () => Response.json({}, { status: 404 }) } }),
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /category-asc': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando producto…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /category-asc': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener categorías');
  },
};
/** The shop's first day. */
export const WithoutCategories: Story = {
  parameters: atScreen({ menu: { categories: [], products: [] } }),
  play: async () => {
    await screen.findByRole('link', { name: 'Crear categoría' });
  },
};

/** A dropped file may have any type. */
const pick = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Imagen'), file, { applyAccept: false });

/** A document in the place of a picture. */
export const PictureRefused: Story = {
  play: async () => {
    await pick(new File(['menú'], 'menu.jpg', { type: 'application/pdf' }));
    await screen.findByText('Solo se permiten archivos de imagen (JPEG, PNG, etc.)');
  },
};
/** The stories' shop has no host of pictures. */
export const UploadFailed: Story = {
  play: async () => {
    await pick(
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'crepa.svg', { type: 'image/svg+xml' }),
    );
    await screen.findByText('Error al subir la imagen');
  },
};
export const AskedToLeave: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Nombre'), 'Crepa de higo');
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await screen.findByText('¿Salir sin guardar?');
  },
};
export const Forbidden: Story = forbiddenTo('orders');
