import {
  atScreen,
  changeAnswers,
  exampleMenu,
  menuWithGroups,
  refused,
  sentRequests,
} from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { forbiddenTo, signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Groups',
  ...wholeTool,
  parameters: atScreen({ path: '/grupos', shop: wholeServer, menu: menuWithGroups }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { groups } = exampleMenu;

export const Default: Story = {
  play: async () => {
    await screen.findByText('Lo usan: Café de olla');
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Desk: Story = { ...Default, globals: { viewport: { value: 'desktop' } } };
export const LongWords: Story = {
  parameters: atScreen({
    menu: {
      ...menuWithGroups,
      groups: groups.map((group) => ({
        ...group,
        name: long.word,
        options: group.options.map((option, place) => ({
          ...option,
          name: place === 0 ? long.product : long.word,
          price: long.cents,
          isPreselected: true,
        })),
      })),
    },
  }),
  play: async () => {
    await screen.findAllByText(/^Lo usan/);
  },
};
export const LongWordsSmall: Story = { ...LongWords, globals: { viewport: { value: 'small' } } };
/** Which products use a group is a line of its row: without it no row is shown, which would move under a finger. */
export const MenuLoading: Story = {
  parameters: atScreen({ answers: { 'GET /admin': 'silent' } }),
  play: async () => {
    await screen.findByRole('searchbox', { name: 'Buscar un grupo' });
    await screen.findByText('Cargando grupos…');
    await expect(screen.queryByRole('button', { name: 'Agotado hoy: Grande' })).toBeNull();
  },
};
/** By the name of a group or of an option. */
export const Searched: Story = {
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: 'Buscar un grupo' });
    await userEvent.type(field, 'macha');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tamaño' })).toBeNull());
    await screen.findByRole('heading', { name: 'Salsas' });
    await userEvent.type(field, ' xkqwv');
    await screen.findByText('Ningún grupo coincide');
    await userEvent.clear(field);
    await userEvent.type(field, 'tamano');
    await screen.findByRole('heading', { name: 'Tamaño' });
  },
};
/** By keyboard. */
export const Moved: Story = {
  parameters: atScreen({ answers: { 'POST /grupos/orden': null } }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Subir Salsas' });
    changeAnswers({ 'GET /grupos': 'silent' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Salsas: lugar 1 de 2');
    await waitFor(() => expect(sentRequests()).toContain('POST /grupos/orden'));
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Salsas',
        'Tamaño',
      ]),
    );
  },
};
/** The old order comes back, and the server's reason is told. */
export const MoveRefused: Story = {
  parameters: atScreen({ answers: { 'POST /grupos/orden': refused(409, 'Ya hay otros grupos.') } }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Subir Salsas' }));
    await screen.findByText(/Ya hay otros grupos/);
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Tamaño'));
  },
};
/** «Agotado hoy» of an option, with a way back. */
export const SoldOut: Story = {
  parameters: atScreen({
    answers: { 'PUT /opciones/:id/agotado': () => ({ agotado_hasta: '2026-11-21T12:00:00-06:00' }) },
  }),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Agotado hoy: Grande' });
    // The list that is read again would not know of it.
    changeAnswers({ 'GET /grupos': 'silent' });
    await userEvent.click(button);
    await screen.findByRole('button', { name: 'Deshacer' });
    await screen.findByRole('button', { name: 'Ya hay: Grande' });
  },
};
const remove = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Eliminar ${name}` }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
};
/** The server names the products that use it. */
export const DeleteRefused: Story = {
  parameters: atScreen({
    answers: {
      'DELETE /grupos/:id': refused(409, 'Lo usa «Café de olla»: quítalo primero de ese producto.'),
    },
  }),
  play: async () => {
    await remove('Tamaño');
    await screen.findByText(/Lo usa «Café de olla»: quítalo primero/);
  },
};
export const Deleted: Story = {
  parameters: atScreen({ answers: { 'DELETE /grupos/:id': null } }),
  play: async () => {
    await screen.findByRole('heading', { name: 'Salsas' });
    await remove('Salsas');
    await screen.findByRole('button', { name: 'Deshacer' });
  },
};
export const Empty: Story = {
  parameters: atScreen({ menu: { groups: [] } }),
  play: async () => {
    await screen.findByText('Aún no hay grupos');
  },
};
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /grupos': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando grupos…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /grupos': 'failing' } }),
  play: async () => {
    await screen.findByText('Error al obtener los grupos');
  },
};
/** The address is opened by hand on a server without groups. */
export const OlderServer: Story = {
  parameters: atScreen({ shop: { features: ['agotado'] } }),
  play: async () => {
    await screen.findByText('Tu servidor no tiene grupos de opciones');
  },
};
/** An account with the orders alone marks what is sold out below the extras. */
export const ForTheOrdersAlone: Story = {
  parameters: { ...atScreen({ path: '/create-extras' }), ...signedInAs('orders') },
  play: async () => {
    await screen.findByRole('button', { name: 'Agotado hoy: Salsa macha' });
    await expect(screen.queryByRole('link', { name: /^Editar/ })).toBeNull();
  },
};
export const Forbidden: Story = forbiddenTo('orders');
