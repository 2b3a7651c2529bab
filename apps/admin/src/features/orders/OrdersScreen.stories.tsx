import { shopToWire } from '@crepas/api';
import { atScreen, exampleShop, sentRequests } from '@crepas/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board, seesOrders, wholeCards } from '../../testing/boardStory.ts';
import { discountedOrders, eveningOrders } from '../../testing/eveningOrders.ts';
import { signedInAs, wholeServer, wholeTool } from '../../testing/openAdmin.tsx';

const meta = {
  title: 'Staff tool/Orders',
  ...wholeTool,
  parameters: board(27),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await seesOrders(27)();
    await expect(screen.getAllByRole('listitem', { name: /^Pedido #/ })).toHaveLength(6);
  },
};
export const DefaultSmall: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await seesOrders(27)();
    await expect(wholeCards()).toBeGreaterThanOrEqual(1);
    const tabs = screen.getByRole('tablist', { name: 'Pedidos' });
    await expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth);
  },
};
/** Another column of a phone. */
export const Kitchen: Story = {
  play: async () => {
    await seesOrders(27)();
    await userEvent.click(screen.getByRole('button', { name: 'En cocina · 15' }));
    await expect(screen.getAllByRole('listitem', { name: /^Pedido #/ })).toHaveLength(15);
    // The choices stay in sight, and cover no card that is scrolled to.
    const card = screen.getByRole('listitem', { name: 'Pedido #1100' });
    card.scrollIntoView({ behavior: 'instant' });
    const choices = screen.getByRole('group', { name: 'Columnas' }).getBoundingClientRect();
    await expect(choices.top).toBeGreaterThanOrEqual(0);
    await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(choices.bottom);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const Landscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(27)();
    await expect(wholeCards(['received'])).toBe(6);
    await expect(wholeCards()).toBeGreaterThanOrEqual(15);
    // All of the board's links are in the row of its tabs.
    const rowOf = (element: HTMLElement) => Math.floor(element.getBoundingClientRect().bottom / 48);
    const newOrder = screen.getByRole('link', { name: 'Nuevo pedido' });
    await expect(rowOf(newOrder)).toBe(rowOf(screen.getByRole('tablist', { name: 'Pedidos' })));
  },
};
const widens = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `«${title}» en dos columnas` }));
const leads = async (there: { readonly name: string }) => {
  const button = await screen.findByRole('button', there);
  // In the row of the title it covers no card.
  const first = screen.getByRole('listitem', { name: 'Pedido #1085' });
  await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(first.getBoundingClientRect().top);
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button', there)).not.toBeInTheDocument());
};
/** The kitchen's orders in two columns, which the new ones had while many waited: all orders are in three screens. */
export const KitchenWide: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(27)();
    await widens('En cocina');
    await expect(wholeCards(['accepted', 'preparing', 'onTheWay'])).toBeGreaterThanOrEqual(12);
    await expect(wholeCards()).toBeGreaterThanOrEqual(15);
    for (const lane of document.querySelectorAll('[data-lane]')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = lane;
      await expect(Math.max(scrollWidth / clientWidth, scrollHeight / clientHeight)).toBeLessThanOrEqual(3);
    }
    await leads({ name: '2 nuevos más abajo' });
    // The arrow keys lead to the cards beside, too.
    const opens = (number: number) => screen.getByRole('button', { name: `Detalles del pedido #${number}` });
    opens(1086).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(opens(1093)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(opens(1086)).toHaveFocus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** The arrow keys lead from card to card. */
export const Walked: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  parameters: board(6),
  play: async () => {
    const opens = (number: number) => screen.getByRole('button', { name: `Detalles del pedido #${number}` });
    await screen.findByRole('listitem', { name: 'Pedido #1085' });
    opens(1085).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(opens(1090)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(opens(1086)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(opens(1087)).toHaveFocus();
  },
};
export const Roomy: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(27)();
    await userEvent.click(screen.getByRole('button', { name: 'Ver más grande' }));
    await screen.findByRole('button', { name: 'Ver más pedidos' });
    await expect(wholeCards()).toBeGreaterThanOrEqual(6);
  },
};
export const Portrait: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await seesOrders(27)();
    await expect(wholeCards()).toBeGreaterThanOrEqual(14);
    await expect(screen.getByRole('button', { name: 'Aceptar · 45 min, #1085' })).toBeVisible();
  },
};
/** What a code takes off stands where the fee does. */
export const WithCodes: Story = {
  parameters: board(12, { 'GET /active-orders': discountedOrders(12) }),
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(12)();
    await expect(screen.getAllByText('Código')).toHaveLength(6);
  },
};
export const WithCodesSmall: Story = {
  parameters: board(12, { 'GET /active-orders': discountedOrders(12) }),
  globals: { viewport: { value: 'small' } },
  play: seesOrders(12),
};
export const Empty: Story = {
  parameters: board(0),
  play: async () => {
    await screen.findByText('No hay pedidos activos');
  },
};
export const One: Story = { parameters: board(1), play: seesOrders(1) };
export const Six: Story = { parameters: board(6), play: seesOrders(6) };
/** A quiet hour on a tablet, held both ways: all that there is is whole. */
export const EmptyLandscape: Story = { ...Empty, globals: { viewport: { value: 'tabletLandscape' } } };
export const EmptyPortrait: Story = { ...Empty, globals: { viewport: { value: 'tabletPortrait' } } };
export const OneLandscape: Story = {
  parameters: board(1),
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(1)();
    await expect(wholeCards()).toBe(1);
  },
};
export const OnePortrait: Story = { ...OneLandscape, globals: { viewport: { value: 'tabletPortrait' } } };
export const SixLandscape: Story = {
  parameters: board(6),
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(6)();
    await expect(wholeCards()).toBe(6);
  },
};
export const SixPortrait: Story = { ...SixLandscape, globals: { viewport: { value: 'tabletPortrait' } } };
export const Sixty: Story = {
  parameters: board(60),
  globals: { viewport: { value: 'tabletLandscape' } },
  play: async () => {
    await seesOrders(60)();
    // The list has what every card shows: no request for each order.
    const reads = sentRequests().filter((sent) => /orders?\b/.test(sent));
    await expect([...reads].sort()).toEqual(['GET /active-orders', 'GET /orders/events']);
  },
};
export const SixtyPortrait: Story = { ...Sixty, globals: { viewport: { value: 'tabletPortrait' } } };
export const SixtyDesk: Story = { ...Sixty, globals: { viewport: { value: 'desktop' } } };
/** Only the owner is told, and only that something is wrong. */
const damagedBackupsOf = (count: number) =>
  board(
    count,
    {
      'GET /respaldos': {
        ultimo: { cuando: '2026-07-24T10:10:00.000Z', bytes: 2_345_678, lugar: '/respaldos' },
        falla: null,
        prueba: { cuando: '2026-07-24T10:12:00.000Z', falla: 'El respaldo está dañado.' },
        en_curso: false,
        automatico: false,
      },
    },
    ['respaldos'],
  );
const damagedBackups = damagedBackupsOf(6);
const backupTrouble = /El respaldo que se probó no se puede restaurar/;
export const DamagedBackups: Story = {
  parameters: damagedBackups,
  play: async () => {
    await screen.findByRole('button', { name: backupTrouble });
  },
};
/** What is said of the shop takes no card's place. */
export const DamagedBackupsLandscape: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  parameters: damagedBackupsOf(27),
  play: async () => {
    await screen.findByRole('button', { name: backupTrouble });
    await seesOrders(27)();
    await expect(wholeCards(['received'])).toBe(6);
    await expect(wholeCards(['accepted', 'preparing', 'onTheWay'])).toBeGreaterThanOrEqual(9);
    await expect(wholeCards()).toBeGreaterThanOrEqual(15);
  },
};
/** Also where the kitchen's orders are in two columns. */
export const DamagedBackupsKitchenWide: Story = {
  ...DamagedBackupsLandscape,
  play: async () => {
    await screen.findByRole('button', { name: backupTrouble });
    await seesOrders(27)();
    await widens('En cocina');
    await expect(wholeCards(['accepted', 'preparing', 'onTheWay'])).toBeGreaterThanOrEqual(11);
    for (const lane of document.querySelectorAll('[data-lane]')) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = lane;
      await expect(Math.max(scrollWidth / clientWidth, scrollHeight / clientHeight)).toBeLessThanOrEqual(3);
    }
  },
};
export const DamagedBackupsOfStaff: Story = {
  parameters: { ...damagedBackups, ...signedInAs('staff') },
  play: async () => {
    await seesOrders(6)();
    await expect(screen.queryByText(backupTrouble)).toBeNull();
  },
};
/** The bar's buttons are as wide as their words, those of the dialog that it opens are not. */
export const Pausing: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  parameters: atScreen({
    path: '/orders',
    shop: { ...wholeServer, pickup: { isActive: true, minutes: 20 } },
    answers: { 'GET /active-orders': eveningOrders(6), 'GET /orders/events': 'silent' },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pausar' }));
    const scopes = await screen.findByRole('group', { name: 'Qué se pausa' });
    const [all, pickup] = within(scopes).getAllByRole('button');
    await expect(all?.clientWidth).toBe(pickup?.clientWidth);
  },
};
/** The notice of a pause disappears; the bar says it until the pause ends. */
export const PickupPaused: Story = {
  ...Pausing,
  parameters: atScreen({
    path: '/orders',
    shop: {
      ...wholeServer,
      pickup: { isActive: true, minutes: 20 },
      pickupPausedUntil: Date.parse('2026-11-20T20:45:00-06:00'),
    },
    answers: { 'GET /active-orders': eveningOrders(6), 'GET /orders/events': 'silent' },
  }),
  play: async () => {
    await seesOrders(6)();
    await screen.findByText('No se recoge hasta las 8:45 p.m.');
  },
};
export const PickupPausedSmall: Story = { ...PickupPaused, globals: { viewport: { value: 'small' } } };
/** The notice stands above the bar, which stays at the end of the screen. */
export const PauseTold: Story = {
  ...Pausing,
  parameters: atScreen({
    path: '/orders',
    shop: wholeServer,
    answers: {
      'GET /active-orders': eveningOrders(6),
      'GET /orders/events': 'silent',
      'POST /shop/pausa': () =>
        shopToWire({ ...exampleShop, ...wholeServer, pausedUntil: Date.now() + 30 * 60_000 }),
    },
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pausar' }));
    await userEvent.click(await screen.findByRole('button', { name: '30 minutos' }));
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    const { top, bottom } = (await screen.findByRole('button', { name: 'Reanudar' })).getBoundingClientRect();
    await expect(window.innerHeight - bottom).toBeLessThan(24);
    await expect(undo.getBoundingClientRect().bottom).toBeLessThan(top);
  },
};
/** A tap on a card opens what it does not have. */
export const Opened: Story = {
  parameters: board(6),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Detalles del pedido #1085' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pedido #1085' });
    await expect(dialog).toHaveTextContent('Orizaba 101');
    const accept = screen.getByRole('button', { name: 'Aceptar #1085 en 20 min' });
    await waitFor(() => expect(accept).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Rechazar #1085' })).toBeVisible();
  },
};
/** The chosen reason of a rejection looks chosen. */
export const Rejecting: Story = {
  parameters: board(6),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Detalles del pedido #1085' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar #1085' }));
    const [chosen, other] = ['Ya cerramos', 'Estamos llenos por ahora'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await userEvent.click(chosen as HTMLElement);
    const fill = (one?: HTMLElement) => one && getComputedStyle(one).backgroundColor;
    await waitFor(() => expect(fill(chosen)).not.toBe(fill(other)));
  },
};
/** «Otro» minutes are typed at once. */
export const OtherMinutes: Story = {
  parameters: board(6),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Detalles del pedido #1085' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar #1085 en otro tiempo' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Minutos/ })).toHaveFocus());
  },
};

const changed = fn(() => ({ ...eveningOrders(4)[3], etapa: 'preparando' }));
/** A tapped step keeps its card's height; a second tap at the same place hits no other button. */
export const Held: Story = {
  globals: { viewport: { value: 'tabletLandscape' } },
  parameters: board(6, { 'PATCH /orders/:id': changed }),
  play: async () => {
    const card = await screen.findByRole('listitem', { name: 'Pedido #1088' });
    const step = screen.getByRole('button', { name: 'Empezar a preparar #1088' });
    const [before, place] = [card.clientHeight, step.getBoundingClientRect()];
    await userEvent.click(step);
    await expect(screen.getByRole('button', { name: 'Deshacer #1088' })).toBeVisible();
    await expect(card.clientHeight).toBe(before);
    const hit = document.elementFromPoint(place.x + place.width / 2, place.y + place.height / 2);
    await expect(hit).toHaveTextContent('Guardando…');
  },
};
/** Signing out sends the step that «Deshacer» can still take back. */
export const SignedOutEarly: Story = {
  parameters: atScreen({
    path: '/orders',
    answers: {
      'GET /active-orders': eveningOrders(6),
      'GET /orders/events': 'silent',
      'PATCH /orders/:id': changed,
    },
  }),
  play: async () => {
    changed.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'En cocina · 3' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Empezar a preparar #1088' }));
    await screen.findByRole('button', { name: 'Deshacer #1088' });
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(changed).toHaveBeenCalledOnce());
    await screen.findByLabelText('Correo');
  },
};
