import { loggedChangeToWire, productToWire } from '@crepas/api';
import { type Answer, atScreen, changeAnswers, refused } from '@crepas/api/testing';
import { blankProduct, centsFromPesos, type LoggedChange, productId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { forbiddenTo, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const aChange = (id: number, changes: Partial<LoggedChange>): LoggedChange => ({
  id,
  at: new Date('2026-11-21T20:15:00-06:00'),
  by: 'duena@crepas.test',
  kind: 'product',
  entityId: 7,
  name: 'Crepa de Nutella',
  action: 'changed',
  before: null,
  after: null,
  isRestorable: false,
  ...changes,
});

const nutella = {
  ...blankProduct,
  id: productId(7),
  name: 'Crepa de Nutella',
  price: centsFromPesos(95),
  isComboEligible: true,
};

const changes = [
  aChange(4, { action: 'deleted', before: { name: 'Crepa de Nutella' }, isRestorable: true }),
  aChange(3, { before: { price: centsFromPesos(89.5) }, after: { price: centsFromPesos(95) } }),
  aChange(2, {
    kind: 'shop',
    entityId: null,
    name: '',
    before: { deliveryMinutes: 45, message: '' },
    after: {
      deliveryMinutes: 50,
      message: 'Hoy tardamos un poco más porque llueve. Gracias por esperarnos con tanta paciencia.',
    },
  }),
  aChange(1, {
    kind: 'person',
    action: 'deleted',
    entityId: null,
    name: '',
    by: '',
    after: { erasedOrders: 3 },
  }),
];
const logOf = (listed: readonly LoggedChange[], siguiente: string | null = null) => ({
  cambios: listed.map(loggedChangeToWire),
  siguiente,
});
const answered = (log: Answer) => atScreen({ answers: { 'GET /cambios': log } });

const meta = {
  title: 'Staff tool/Change log',
  ...wholeTool,
  parameters: atScreen({
    path: '/historial',
    shop: wholeServer,
    answers: {
      'GET /cambios': () => logOf(changes),
      'POST /products/7/restaurar': () => productToWire(nutella),
    },
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /^Deshacer: / });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  parameters: answered(() =>
    logOf([
      aChange(3, {
        name: long.product,
        before: { price: centsFromPesos(89.5), name: 'Nutella', available: true },
        after: { price: long.cents, name: long.product, available: false },
      }),
      aChange(2, { kind: 'extra', action: 'deleted', name: long.word, isRestorable: true }),
      aChange(1, {
        kind: 'account',
        action: 'created',
        entityId: null,
        name: `${long.word}@crepas.example`,
        by: '',
        after: { role: 'staff' },
      }),
    ]),
  ),
  play: async () => {
    await screen.findByText(/^El servidor/);
  },
};
/** Options and rules in words; the deleted group can be brought back. */
export const Groups: Story = {
  parameters: answered(() =>
    logOf([
      aChange(4, {
        kind: 'group',
        name: '',
        entityId: null,
        action: 'reordered',
        after: { order: ['Salsas', 'Tamaño'] },
      }),
      aChange(3, {
        kind: 'group',
        name: 'Salsas',
        action: 'deleted',
        before: { name: 'Salsas' },
        isRestorable: true,
      }),
      aChange(2, {
        name: 'Malteada de fresa',
        before: { groups: [] },
        after: { groups: ['Tamaño (elige 1)'] },
      }),
      aChange(1, {
        kind: 'group',
        name: 'Tamaño',
        before: { options: ['Chico', 'Grande (+$15.00)'] },
        after: { options: ['Chico', 'Mediano (+$10.00)', 'Grande (+$20.00)'] },
      }),
    ]),
  ),
  play: async () => {
    await screen.findByText('Eliminó el grupo Salsas');
    await screen.findByText('Chico, Mediano (+$10.00), Grande (+$20.00)');
    await screen.findByRole('button', { name: 'Deshacer: Eliminó el grupo Salsas' });
  },
};
/** A date that does not exist is not sent to the server, which would refuse it. */
export const DateThatDoesNotExist: Story = {
  ...Default,
  parameters: atScreen({ path: '/historial?desde=2026-02-31' }),
};
export const MorePages: Story = {
  parameters: answered(() => logOf(changes.slice(1), 'mas')),
  play: async () => {
    await screen.findByRole('button', { name: 'Ver más cambios' });
  },
};
export const NextPageFailed: Story = {
  parameters: answered(({ url }) => (url.searchParams.has('cursor') ? 'failing' : logOf(changes, 'mas'))),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más cambios' }));
    await screen.findByText(/^No pudimos cargar más cambios/);
  },
};
export const Loading: Story = {
  parameters: answered('silent'),
  play: async () => {
    await screen.findByText('Cargando cambios…');
  },
};
export const Empty: Story = {
  parameters: answered(() => logOf([])),
  play: async () => {
    await screen.findByText('Aún no hay cambios');
  },
};
/** The filters are in the address. */
export const NothingMatches: Story = {
  parameters: atScreen({
    path: '/historial?tipo=category',
    answers: { 'GET /cambios': () => logOf([]) },
  }),
  play: async () => {
    await screen.findByText('Ningún cambio coincide');
    await expect(screen.getByLabelText('Qué')).toHaveValue('category');
  },
};
export const Failed: Story = {
  parameters: answered('failing'),
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const Offline: Story = { ...Failed, parameters: atScreen({ isOffline: true }) };
export const OlderServer: Story = {
  parameters: answered(refused(404, 'No existe.')),
  play: async () => {
    await screen.findByText('El historial no está disponible');
  },
};
export const Forbidden: Story = forbiddenTo('staff');
/** By keyboard. */
export const Restored: Story = {
  play: async () => {
    const undo = await screen.findByRole('button', { name: /^Deshacer: / });
    undo.focus();
    changeAnswers({
      'GET /cambios': () => logOf(changes.map((change) => ({ ...change, isRestorable: false }))),
    });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Volvió Crepa de Nutella.');
    // Its button goes, and the focus does not go with it.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
