import { staffAccountToWire } from '@crepas/api';
import { atScreen, changeAnswers, exampleShop, refused } from '@crepas/api/testing';
import type { StaffAccount } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const owner: StaffAccount = {
  id: 'a',
  email: 'duena@crepas.test',
  role: 'owner',
  lastSignInAt: new Date('2026-11-21T18:02:00-06:00'),
  isYou: true,
};
const cook: StaffAccount = {
  id: 'b',
  email: 'cocina-del-turno-de-la-noche@crepas-de-la-roma.test',
  role: 'staff',
  lastSignInAt: null,
  isYou: false,
};
const listed = (...accounts: readonly StaffAccount[]) => ({
  'GET /personal': () => accounts.map(staffAccountToWire),
});

const meta = {
  title: 'Staff tool/Staff accounts',
  ...wholeTool,
  parameters: atScreen({
    path: '/personal',
    shop: wholeServer,
    answers: {
      ...listed(owner, cook),
      'DELETE /personal/b': () => ({ ok: true }),
      'DELETE /personal/a': refused(409, 'Eres la única persona de administración: primero invita a otra.'),
    },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

async function askToRevoke(email: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Quitar acceso a ${email}` }));
  return within(await screen.findByRole('alertdialog'));
}

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText(/Eres tú/)).toBeVisible();
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const Loading: Story = {
  parameters: atScreen({ answers: { 'GET /personal': 'silent' } }),
  play: async () => {
    await screen.findByText('Cargando personal…');
  },
};
export const Failed: Story = {
  parameters: atScreen({ answers: { 'GET /personal': refused(503, 'Google no respondió') } }),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Offline: Story = { ...Failed, parameters: atScreen({ isOffline: true }) };
export const Forbidden: Story = forbiddenTo('staff');
export const OlderServer: Story = {
  parameters: atScreen({ answers: { 'GET /shop': refused(404, 'No existe.') } }),
  play: async () => {
    await screen.findByText('Tu servidor no maneja los accesos');
  },
};
/** The server has no service account of Firebase. */
export const ChangedElsewhere: Story = {
  parameters: atScreen({ shop: { features: exampleShop.features } }),
  play: async () => {
    await expect(await screen.findByText(/^Este servidor no puede dar ni quitar accesos/)).toBeVisible();
  },
};
export const WrongEmail: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Correo'), 'nueva{Enter}');
    await expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(/^Escribe un correo/);
  },
};
/** By keyboard. */
export const Invited: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Correo'), 'nueva@crepas.test');
    await userEvent.selectOptions(screen.getByLabelText('Acceso'), 'Administración');
    const invited = { ...cook, id: 'c', email: 'nueva@crepas.test', role: 'owner' } as const;
    changeAnswers({
      ...listed(owner, invited, cook),
      'POST /personal': () => staffAccountToWire(invited),
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/^nueva@crepas.test ya tiene acceso/);
    await expect(screen.getByLabelText('Correo')).toHaveValue('');
    // The next one does not become an owner by inattention.
    await expect(screen.getByLabelText('Acceso')).toHaveDisplayValue('Personal');
  },
};
/** By keyboard, in the dialog of the account. */
export const AccessChanged: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Cambiar acceso de ${cook.email}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(`Acceso de ${cook.email}`), 'Solo pedidos');
    const changed = { ...cook, role: 'orders' } as const;
    changeAnswers({ ...listed(owner, changed), 'POST /personal': () => staffAccountToWire(changed) });
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText(`${cook.email} ahora tiene el acceso «Solo pedidos».`);
    await expect(await screen.findByText('Solo pedidos', { selector: 'p' })).toBeVisible();
    // The own access is taken by another owner.
    await expect(screen.queryByRole('button', { name: `Cambiar acceso de ${owner.email}` })).toBeNull();
  },
};
export const AccessRefused: Story = {
  parameters: atScreen({
    answers: { 'POST /personal': refused(503, 'El servicio de cuentas no respondió.') },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Cambiar acceso de ${cook.email}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(`Acceso de ${cook.email}`), 'Administración');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.findByText('No se cambió el acceso · El servicio de cuentas no respondió.');
  },
};
export const Revoking: Story = {
  play: async () => {
    const dialog = await askToRevoke(cook.email);
    await waitFor(() => expect(dialog.getByText(/saldrá de todos sus equipos en un minuto/)).toBeVisible());
  },
};
export const Revoked: Story = {
  play: async () => {
    const dialog = await askToRevoke(cook.email);
    changeAnswers(listed(owner));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar acceso' }));
    await screen.findByText(/ya no tiene acceso/);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  },
};
export const LastOwner: Story = {
  play: async () => {
    const dialog = await askToRevoke(owner.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar acceso' }));
    await screen.findByText(/^No se quitó el acceso/);
  },
};
