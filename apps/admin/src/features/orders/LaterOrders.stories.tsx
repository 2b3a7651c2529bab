import { atScreen, exampleShop, sentRequests } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board, seesOrders, wholeCards } from '../../testing/boardStory.ts';
import { laterOrders } from '../../testing/eveningOrders.ts';
import { wholeTool } from '../../testing/openAdmin.tsx';
import { useKitchenView } from './kitchen/view.ts';

const later = (count: number, more: object = {}) =>
  board(count, { 'GET /active-orders': laterOrders(count), ...more }, ['programar']);

const meta = {
  title: 'Staff tool/Orders for later',
  ...wholeTool,
  parameters: later(13),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tablet = { globals: { viewport: { value: 'tabletLandscape' } } };
const card = (number: number) => screen.getByRole('listitem', { name: `Pedido #${number}`, hidden: true });
const numbersOf = (lane: HTMLElement) =>
  within(lane)
    .getAllByRole('listitem', { name: /^Pedido #/ })
    .map((each) => each.getAttribute('data-order'));
const laneOf = (number: number) => card(number).closest<HTMLElement>('[data-lane]') as HTMLElement;

/** A lane of their own, by their time; what is due is the kitchen's, below what was there. */
export const Landscape: Story = {
  ...tablet,
  play: async () => {
    await seesOrders(13)();
    await expect(numbersOf(laneOf(1094))).toEqual(['1094', '1091', '1095']);
    await expect(numbersOf(laneOf(1088)).at(-1)).toBe('1088');
    await expect(card(1094)).toHaveTextContent('Para las 8:45 p.m.');
    await expect(card(1095)).toHaveTextContent('Para mañana a las 8:00 p.m.');
    await expect(within(card(1094)).getByRole('button', { name: 'Empezar ya #1094' })).toBeVisible();
  },
};
/** A phone and a tablet that is held upright reach it as the other columns. */
export const Phone: Story = {
  play: async () => {
    await seesOrders(13)();
    await userEvent.click(screen.getByRole('button', { name: 'Programados · 3' }));
    await expect(screen.getAllByRole('listitem', { name: /^Pedido #/ })).toHaveLength(3);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const Small: Story = { ...Phone, globals: { viewport: { value: 'small' } } };
export const Portrait: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await seesOrders(13)();
    await expect(screen.getByRole('heading', { name: 'Programados' })).toBeInTheDocument();
  },
};
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await seesOrders(13)();
    await expect(wholeCards()).toBeGreaterThanOrEqual(7);
  },
};

/** One tap accepts it for its moment; one that came while the shop was closed says when it rings. */
export const Unanswered: Story = {
  play: async () => {
    await seesOrders(13)();
    card(1096).scrollIntoView({ behavior: 'instant', block: 'start' });
    await expect(screen.getByRole('button', { name: 'Aceptar · para las 9:30 p.m., #1096' })).toBeVisible();
    await expect(card(1097)).toHaveTextContent('Avisa mañana a las 5:00 p.m.');
    await expect(card(1097)).toHaveAttribute('data-urgency', 'calm');
  },
};

let sentBody: unknown;
const accepted = {
  'PATCH /orders/:id': (request: { readonly body: unknown }) => {
    sentBody = request.body;
    return { ...laterOrders(13)[11], etapa: 'aceptado' };
  },
};
/** Accepted without minutes, it is on hold at once. */
export const Accepted: Story = {
  parameters: later(13, accepted),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar · para las 9:30 p.m., #1096' }));
    await waitFor(() => expect(sentRequests()).toContain('PATCH /orders/1096'));
    await expect(sentBody).toEqual({ etapa: 'aceptado' });
    await screen.findByRole('button', { name: 'Programados · 4' });
  },
};
/** The dialog of an order for later has no minutes either. */
export const Opened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Detalles del pedido #1096' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pedido #1096' });
    await within(dialog).findByRole('button', { name: 'Aceptar · para las 9:30 p.m., #1096' });
    await expect(within(dialog).queryByText(/en su puerta en/)).toBeNull();
    await expect(dialog).toHaveTextContent('Para20 de noviembre de 2026, 9:30 p.m.');
  },
};
export const Kitchen: Story = {
  ...tablet,
  beforeEach: () => useKitchenView.setState({ isOn: true }),
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Pedidos en cocina' });
    await expect(numbersOf(list)).toContain('1088');
    await expect(numbersOf(list)).not.toContain('1094');
    await expect(card(1088)).toHaveTextContent('Para las 8:15 p.m.');
    // What waits for the opening does not call the cook to the board.
    await screen.findByRole('button', { name: '3 nuevos esperan · Ver tablero' });
  },
};
/** Nothing is on its way: what is for later begins right below. */
export const NoneOnTheWay: Story = {
  ...tablet,
  parameters: board(
    13,
    {
      'GET /active-orders': laterOrders(13).filter(({ etapa }) => etapa !== 'en_camino'),
    },
    ['programar'],
  ),
  play: async () => {
    await screen.findByText('Nadie en camino');
    const gap =
      screen.getByRole('heading', { name: 'Programados' }).getBoundingClientRect().top -
      screen.getByText('Nadie en camino').getBoundingClientRect().bottom;
    await expect(gap).toBeLessThan(40);
  },
};
export const NoneOnTheWayDesktop: Story = {
  ...NoneOnTheWay,
  globals: { viewport: { value: 'desktop' } },
};
/** A shop that takes none has no lane. */
export const Off: Story = {
  ...tablet,
  parameters: atScreen({
    path: '/orders',
    shop: { features: [...exampleShop.features, 'programar'] },
    answers: { 'GET /active-orders': laterOrders(3), 'GET /orders/events': 'silent' },
  }),
  play: async () => {
    await seesOrders(3)();
    await expect(screen.queryByText('Programados')).toBeNull();
  },
};
