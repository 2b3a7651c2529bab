import { productToWire } from '@crepas/api';
import { atScreen, exampleMenu, refused } from '@crepas/api/testing';
import type { Product } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { leaveDraft } from '../../../shared/form/useEntityForm.ts';
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
/** How many crepas it holds, and whether they may be the same. */
export const Combo: Story = {
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Combo de crepas'));
    await userEvent.selectOptions(screen.getByLabelText('Crepas del combo'), '2 crepas');
    await userEvent.click(screen.getByLabelText('Se puede repetir la misma crepa'));
  },
};
/** The product exists by then: its own form goes on with what is not saved. */
export const GroupsNotSaved: Story = {
  parameters: atScreen({
    answers: {
      'POST /products': () => productToWire(exampleMenu.products.find(({ id }) => id === 5) as Product),
      'PATCH /productos/:id/grupos': refused(409, 'Ese grupo ya no existe.'),
    },
  }),
  play: async () => {
    await screen.findByLabelText('Nombre');
    leaveDraft('product new', { name: 'Crepa de higo', imageUrl: '/missing.webp' });
    await userEvent.selectOptions(screen.getByLabelText('Agregar un grupo'), 'Tamaño');
    await userEvent.click(screen.getByRole('button', { name: 'Crear producto' }));
    await screen.findByText(/El producto se creó, pero sus opciones no se guardaron/);
    await screen.findByRole('button', { name: 'Guardar cambios' });
    await screen.findByRole('button', { name: 'Quitar Tamaño' });
  },
};
/** Likewise its extras. */
export const ExtrasNotSaved: Story = {
  parameters: atScreen({
    answers: {
      'POST /products': () => productToWire(exampleMenu.products.find(({ id }) => id === 5) as Product),
      'POST /producto-ingredientes': refused(409, 'Ese extra ya no existe.'),
    },
  }),
  play: async () => {
    await screen.findByLabelText('Nombre');
    leaveDraft('product new', { name: 'Crepa de higo', imageUrl: '/missing.webp' });
    await userEvent.click(await screen.findByRole('button', { name: 'Sin extras' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nuez' }));
    await screen.findByRole('button', { name: 'Extras: Nuez' });
    await userEvent.click(screen.getByRole('button', { name: 'Crear producto' }));
    await screen.findByText(/El producto se creó, pero sus extras no se guardaron/);
    await screen.findByRole('button', { name: 'Guardar cambios' });
    await screen.findByRole('button', { name: 'Extras: Nuez' });
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
