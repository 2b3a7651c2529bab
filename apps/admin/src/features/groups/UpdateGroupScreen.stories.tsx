import type { GroupBody } from '@crepas/api';
import { atScreen, menuWithGroups, refused } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Group',
  ...wholeTool,
  parameters: atScreen({ path: '/grupos/2', shop: wholeServer, menu: menuWithGroups }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const option = async (place: number) => within(await screen.findByRole('group', { name: `Opción ${place}` }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

export const Default: Story = {
  play: async () => {
    await option(3);
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
/** By keyboard; what is typed moves with its option. */
export const Moved: Story = {
  play: async () => {
    const second = await option(2);
    await userEvent.type(second.getByLabelText('Nombre'), ' roja');
    screen.getByRole('button', { name: 'Subir Salsa macha roja' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Salsa macha roja: lugar 1 de 3');
    await expect((await option(1)).getByLabelText('Nombre')).toHaveValue('Salsa macha roja');
  },
};
/** The server names the option. Nothing that was typed is lost. */
export const Refused: Story = {
  parameters: atScreen({
    answers: {
      'PUT /grupos/:id': refused(422, '«Nombre»: ya hay otra opción así.', { campo: 'opciones.1.nombre' }),
    },
  }),
  play: async () => {
    await userEvent.type((await option(2)).getByLabelText('Nombre'), ' roja');
    await save();
    await screen.findByText('Ya hay otra opción así.');
    await expect((await option(2)).getByLabelText('Nombre')).toHaveValue('Salsa macha roja');
  },
};
/** A product's rule asks for more options than would be left. */
export const Conflict: Story = {
  parameters: atScreen({
    answers: { 'PUT /grupos/:id': refused(409, 'Jamón con queso pide 3 de «Salsas», y quedarían 2.') },
  }),
  play: async () => {
    await userEvent.click((await option(3)).getByRole('button', { name: 'Quitar Crema de chipotle' }));
    await save();
    await screen.findByText(/y quedarían 2/);
    await expect(screen.queryByRole('group', { name: 'Opción 3' })).toBeNull();
  },
};
/** Somebody else added an option and changed another one meanwhile. */
export const EditedByTwo: Story = {
  parameters: atScreen({
    answers: {
      'PUT /grupos/:id': ({ body }) => {
        const { nombre, opciones } = body as GroupBody;
        const added = { nombre: 'Salsa habanero', diferencia: 8, disponible: 1, predeterminada: 0 };
        const saved = [...opciones, added].map((one, index) => ({ id_opcion: 90 + index, ...one }));
        return { id_grupo: 2, nombre, opciones: saved };
      },
    },
  }),
  play: async () => {
    await userEvent.type((await option(1)).getByLabelText('Nombre'), ' de tomate');
    await save();
    await screen.findByText('Grupo actualizado. Mientras tanto otra persona agregó «Salsa habanero».');
    await screen.findAllByText(/^Lo usan/);
  },
};
/** The message stands at the option, and nothing that was typed is lost. */
export const AddedByTwo: Story = {
  parameters: atScreen({
    answers: {
      'PUT /grupos/:id': refused(422, 'Otra persona agregó «Salsa habanero» mientras tanto.', {
        campo: 'opciones.3.nombre',
      }),
    },
  }),
  play: async () => {
    await option(3);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar opción' }));
    await userEvent.type((await option(4)).getByLabelText('Nombre'), 'Salsa habanero');
    await save();
    await screen.findByText('Otra persona agregó «Salsa habanero» mientras tanto.');
    await expect((await option(4)).getByLabelText('Nombre')).toHaveValue('Salsa habanero');
  },
};
export const AskedToLeave: Story = {
  play: async () => {
    await userEvent.type((await option(1)).getByLabelText('Nombre'), ' de tomate');
    await userEvent.click(screen.getByRole('link', { name: 'Volver' }));
    await screen.findByText('¿Salir sin guardar?');
  },
};
export const NotFound: Story = {
  parameters: atScreen({ path: '/grupos/999' }),
  play: async () => {
    await screen.findByText('Grupo no encontrado');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /grupos': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando grupo…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /grupos': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al cargar el grupo');
  },
};
export const Forbidden: Story = forbiddenTo('orders');
