import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board, losesConnection, wholeCards } from '../../../testing/boardStory.ts';
import {
  eveningOrders,
  kitchenOrders,
  longKitchenOrders,
  ordersWithOptions,
} from '../../../testing/eveningOrders.ts';
import { wholeTool } from '../../../testing/openAdmin.tsx';
import { useKitchenView } from './view.ts';

const kitchen = (count: number, note?: string) =>
  board(0, { 'GET /active-orders': kitchenOrders(count, note) });

const meta = {
  title: 'Staff tool/Kitchen',
  ...wholeTool,
  beforeEach: (context) => {
    wholeTool.beforeEach(context);
    useKitchenView.setState({ isOn: true });
  },
  parameters: kitchen(12),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tablet = { viewport: { value: 'tabletLandscape' } };
const seesTickets = (count: number) => async () => {
  const list = await screen.findByRole('list', { name: 'Pedidos en cocina' });
  await expect(within(list).getAllByRole('listitem', { name: /^Pedido #/ })).toHaveLength(count);
};
const seesWhole = (count: number, least: number) => async () => {
  await seesTickets(count)();
  await expect(wholeCards()).toBeGreaterThanOrEqual(least);
};

export const Default: Story = { play: seesTickets(12) };
export const Small: Story = { globals: { viewport: { value: 'small' } }, play: seesWhole(12, 1) };
export const Tablet: Story = { globals: tablet, play: seesWhole(12, 11) };
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: kitchen(27),
  play: seesWhole(27, 12),
};
export const Portrait: Story = {
  globals: { viewport: { value: 'wide' } },
  parameters: kitchen(27),
  play: seesWhole(27, 9),
};
export const Eight: Story = { globals: tablet, parameters: kitchen(8), play: seesWhole(8, 8) };
export const One: Story = { globals: tablet, parameters: kitchen(1), play: seesWhole(1, 1) };
/** What is chosen of a group is counted for the whole line. */
export const Options: Story = {
  globals: tablet,
  parameters: board(0, { 'GET /active-orders': ordersWithOptions(8) }),
  play: async () => {
    await seesTickets(8)();
    await expect(screen.getAllByText('Tamaño: 2 × Grande').length).toBeGreaterThan(0);
    await expect(screen.getAllByText('Salsas: Salsa verde, 2 × Salsa macha').length).toBeGreaterThan(0);
  },
};
/** The kitchen's tablet before the first order: its view stays. */
export const Empty: Story = {
  globals: tablet,
  parameters: kitchen(0),
  play: async () => {
    await screen.findByText('Nada en cocina');
    await userEvent.click(screen.getByRole('button', { name: 'Ver tablero' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Vista de cocina' }));
    await screen.findByText('Nada en cocina');
  },
};
/** Its view is known before its orders are. */
const seesKitchen = async (text: string) => {
  await screen.findByText(text);
  await screen.findByRole('button', { name: 'Ver tablero' });
};
export const Loading: Story = {
  globals: tablet,
  parameters: board(0, { 'GET /active-orders': 'silent' }),
  play: () => seesKitchen('Cargando pedidos…'),
};
export const Failed: Story = {
  globals: tablet,
  parameters: board(0, { 'GET /active-orders': 'failing' }),
  play: () => seesKitchen('No pudimos cargar los pedidos. Intenta de nuevo.'),
};
/** The network is lost while the tickets hang: they stay. */
export const Offline: Story = {
  globals: tablet,
  play: async () => {
    await seesTickets(12)();
    await losesConnection();
    await seesTickets(12)();
  },
};
export const LongNote: Story = {
  globals: tablet,
  parameters: kitchen(
    8,
    'Es alérgica a la nuez, al cacahuate y a la almendra: por favor limpien la plancha y el cuchillo, y no usen la misma pala. Gracias de corazón',
  ),
  play: async () => {
    const note = await screen.findByText(/^Es alérgica/);
    await expect(note.parentElement).toHaveAttribute('data-allergy');
    await expect(wholeCards()).toBeGreaterThanOrEqual(8);
  },
};
/** The button of a ticket that is higher than the window stands below its products, and not alone in the next column. */
export const LongOrders: Story = {
  globals: tablet,
  parameters: board(0, { 'GET /active-orders': longKitchenOrders(9) }),
  play: async () => {
    await seesTickets(9)();
    await expect(wholeCards()).toBeGreaterThanOrEqual(8);
    const tickets = screen.getAllByRole('listitem', { name: /^Pedido #/ });
    for (const ticket of tickets) {
      const last = within(ticket).getAllByRole('listitem').at(-1)?.getBoundingClientRect();
      const step = within(ticket).getByRole('button').getBoundingClientRect();
      await expect(step.top).toBeGreaterThanOrEqual(last?.bottom ?? 0);
    }
  },
};
/** The new ones are on the board. Its switch leads here, and to it. */
export const Evening: Story = {
  globals: tablet,
  parameters: board(27),
  play: async () => {
    await seesTickets(15)();
    await expect(wholeCards()).toBeGreaterThanOrEqual(12);
    await userEvent.click(screen.getByRole('button', { name: '6 nuevos esperan · Ver tablero' }));
    await screen.findByRole('listitem', { name: 'Pedido #1085' });
    await expect(screen.getByRole('tab', { name: 'Pedidos Activos' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Vista de cocina' }));
    await seesTickets(15)();
  },
};

const changed = fn(() => ({ ...eveningOrders(2)[1], etapa: 'en_camino' }));
/** A marked ticket keeps its place while the step can be undone. The arrow keys lead from ticket to ticket. */
export const Marked: Story = {
  globals: tablet,
  parameters: board(6, { 'PATCH /orders/:id': changed }),
  play: async () => {
    changed.mockClear();
    await seesTickets(3)();
    const step = (name: string) => screen.getByRole('button', { name });
    step('Salió a entregar #1086').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(step('Empezar a preparar #1088')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(step('Salió a entregar #1086')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Deshacer #1086' });
    await seesTickets(3)();
    // The next step sends the one before it.
    await userEvent.click(step('Empezar a preparar #1088'));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await waitFor(seesTickets(2));
  },
};
