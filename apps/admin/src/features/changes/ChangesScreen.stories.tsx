import { loggedChangeToWire, productToWire } from '@crepas/api';
import { blankProduct, centsFromPesos, type LoggedChange, productId } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { long } from '../../testing/longMenu.ts';
import { refusal, shopAnswer, signInOwner, silence, staffScreen } from '../../testing/staffStory.tsx';
import { ChangesScreen } from './ChangesScreen.tsx';

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
const logOf = (listed: readonly LoggedChange[], siguiente: string | null = null) =>
  Response.json({ cambios: listed.map(loggedChangeToWire), siguiente });

const answersOf = (log: (url: URL) => Response | Promise<Response>) => () => ({
  'GET /shop': () => shopAnswer('cambios', 'restaurar'),
  'GET /cambios': log,
  'POST /products/7/restaurar': () => Response.json(productToWire(nutella)),
});

const meta = {
  title: 'Staff tool/Change log',
  component: ChangesScreen,
  tags: ['!autodocs'],
  decorators: [staffScreen],
  beforeEach: signInOwner,
  parameters: { layout: 'fullscreen', answers: answersOf(() => logOf(changes)) },
} satisfies Meta<typeof ChangesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /^Deshacer: / });
  },
};
export const Small: Story = { ...Default, globals: { viewport: { value: 'small' } } };
export const LongWords: Story = {
  parameters: {
    answers: answersOf(() =>
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
  },
  play: async () => {
    await screen.findByText(/^El servidor/);
  },
};
/** The server refuses it: it is no filter. */
export const DateThatDoesNotExist: Story = {
  ...Default,
  parameters: {
    path: '/historial?desde=2026-02-31',
    answers: answersOf(({ searchParams }) =>
      searchParams.has('desde') ? refusal(400, 'Fecha inválida') : logOf(changes),
    ),
  },
};
export const MorePages: Story = {
  parameters: { answers: answersOf(() => logOf(changes.slice(1), 'mas')) },
  play: async () => {
    await screen.findByRole('button', { name: 'Ver más cambios' });
  },
};
export const NextPageFailed: Story = {
  parameters: {
    answers: () => ({
      'GET /shop': () => shopAnswer('cambios'),
      'GET /cambios': ({ searchParams }: URL) =>
        searchParams.has('cursor') ? refusal(500, 'El servidor tuvo un problema') : logOf(changes, 'mas'),
    }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ver más cambios' }));
    await screen.findByText(/^No pudimos cargar más cambios/);
  },
};
export const Loading: Story = { parameters: { answers: answersOf(silence) } };
export const Empty: Story = {
  parameters: { answers: answersOf(() => logOf([])) },
  play: async () => {
    await screen.findByText('Aún no hay cambios');
  },
};
/** The filters are in the address. */
export const NothingMatches: Story = {
  parameters: { path: '/historial?tipo=category', answers: answersOf(() => logOf([])) },
  play: async () => {
    await screen.findByText('Ningún cambio coincide');
    await expect(screen.getByLabelText('Qué')).toHaveValue('category');
  },
};
export const Failed: Story = {
  parameters: { answers: answersOf(() => refusal(500, 'El servidor tuvo un problema')) },
  play: async () => {
    await screen.findByRole('button', { name: 'Reintentar' });
  },
};
export const OlderServer: Story = {
  parameters: { answers: answersOf(() => refusal(404, 'No existe')) },
  play: async () => {
    await screen.findByText('El historial no está disponible');
  },
};
/** By keyboard. */
export const Restored: Story = {
  play: async () => {
    const undo = await screen.findByRole('button', { name: /^Deshacer: / });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Volvió Crepa de Nutella.');
  },
};
