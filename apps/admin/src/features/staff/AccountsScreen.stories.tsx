import { staffAccountToWire } from '@crepas/api';
import type { StaffAccount } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusal, shopAnswer, signInOwner, silence, staffScreen } from '../../testing/staffStory.tsx';
import { AccountsScreen } from './AccountsScreen.tsx';

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
const wire = (accounts: readonly StaffAccount[]) => Response.json(accounts.map(staffAccountToWire));

/** An invited account joins the list, a revoked one leaves it. */
const answers = () => {
  let accounts = [owner, cook];
  return {
    'GET /shop': () => shopAnswer('personal'),
    'GET /personal': () => wire(accounts),
    'POST /personal': () => {
      const invited = { ...cook, id: 'c', email: 'nueva@crepas.test', role: 'owner' } as const;
      accounts = [owner, invited, cook];
      return Response.json(staffAccountToWire(invited), { status: 201 });
    },
    'DELETE /personal/b': () => {
      accounts = [owner];
      return Response.json({ ok: true });
    },
    'DELETE /personal/a': () =>
      refusal(409, 'Eres la única persona de administración: primero invita a otra.'),
  };
};
const listAnswers = (list: () => Response | Promise<Response>) => () => ({
  'GET /shop': () => shopAnswer('personal'),
  'GET /personal': list,
});

const meta = {
  title: 'Staff tool/Staff accounts',
  component: AccountsScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers },
} satisfies Meta<typeof AccountsScreen>;
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
export const Loading: Story = { parameters: { answers: listAnswers(silence) } };
export const Failed: Story = {
  parameters: { answers: listAnswers(() => refusal(503, 'Google no respondió')) },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
/** The server has no service account of Firebase. */
export const ChangedElsewhere: Story = {
  parameters: { answers: () => ({ 'GET /shop': () => shopAnswer() }) },
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
  parameters: {
    answers: () => {
      let changed: StaffAccount = cook;
      return {
        'GET /shop': () => shopAnswer('personal'),
        'GET /personal': () => wire([owner, changed]),
        'POST /personal': () => {
          changed = { ...cook, role: 'orders' };
          return Response.json(staffAccountToWire(changed), { status: 201 });
        },
      };
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Cambiar acceso de ${cook.email}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(`Acceso de ${cook.email}`), 'Solo pedidos');
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await screen.findByText(`${cook.email} ahora tiene el acceso «Solo pedidos».`);
    await expect(await screen.findByText('Solo pedidos', { selector: 'p' })).toBeVisible();
    // The own access is taken by another owner.
    await expect(screen.queryByRole('button', { name: `Cambiar acceso de ${owner.email}` })).toBeNull();
  },
};
export const AccessRefused: Story = {
  parameters: {
    answers: () => ({
      ...answers(),
      'POST /personal': () => refusal(503, 'El servicio de cuentas no respondió.'),
    }),
  },
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
