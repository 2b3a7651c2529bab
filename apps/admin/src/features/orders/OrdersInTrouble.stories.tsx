import { staffOrderToWire } from '@crepas/api';
import { atScreen, exampleNow } from '@crepas/api/testing';
import type { OrderEnder } from '@crepas/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { board, losesConnection, seesOrders } from '../../testing/boardStory.ts';
import { eveningOrder, eveningOrders, longOrders, ordersWith } from '../../testing/eveningOrders.ts';
import { wholeTool } from '../../testing/openAdmin.tsx';
import { aPrinter } from '../../testing/printers.ts';

const meta = {
  title: 'Staff tool/Orders in trouble',
  ...wholeTool,
  parameters: board(6),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tablet = { viewport: { value: 'tabletLandscape' } };
const card = (number: number) => screen.findByRole('listitem', { name: `Pedido #${number}` });
const sees = (text: string) => async () => {
  await screen.findByText(text);
};

export const Loading: Story = {
  parameters: board(0, { 'GET /active-orders': 'silent' }),
  play: sees('Cargando pedidos…'),
};
export const Failed: Story = {
  parameters: board(0, { 'GET /active-orders': 'failing' }),
  play: sees('No pudimos cargar los pedidos. Intenta de nuevo.'),
};
/** Opened without a network. The stream is silent here: each failed attempt of it reads the list again, and the button would flicker. */
export const Offline: Story = {
  ...Failed,
  parameters: board(0, { 'GET /active-orders': 'offline', 'GET /shop': 'offline' }),
};
/** The network is lost while the board is open: the last orders stay. */
export const ConnectionLost: Story = {
  play: async () => {
    await seesOrders(6)();
    await losesConnection();
    await seesOrders(6)();
  },
};
/** The owner has closed the shop; orders are still under way. */
export const Closed: Story = {
  parameters: atScreen({ shop: { isOpen: false } }),
  play: sees('Cerrado. La tienda no recibe pedidos.'),
};
const pausedAndBusy = (end: string) => {
  const until = Date.parse(end);
  return atScreen({ shop: { pausedUntil: until, busy: { minutes: 65, until } } });
};
export const Paused: Story = {
  parameters: pausedAndBusy('2026-11-20T20:10:00-06:00'),
  play: async () => {
    await screen.findByText('En pausa hasta las 8:10 p.m.');
    await screen.findByText('Hoy tardamos unos 65 minutos, hasta las 8:10 p.m.');
    await screen.findByRole('button', { name: 'Reanudar' });
  },
};
/** The longest words of a pause and a rush. */
export const PausedUntilTomorrow: Story = {
  parameters: pausedAndBusy('2026-11-21T12:30:00-06:00'),
  play: async () => {
    await screen.findByText(/^En pausa hasta mañana a las 12:30 p\.m\./);
    await screen.findByText('Hoy tardamos unos 65 minutos, hasta mañana a las 12:30 p.m.');
  },
};
export const Rushing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hoy tardamos…' }));
    await screen.findByLabelText('Minutos que tarda un pedido');
  },
};
export const LongWords: Story = {
  parameters: board(0, { 'GET /active-orders': longOrders() }),
  play: async () => {
    await card(123_456);
    await userEvent.click(screen.getByRole('button', { name: 'En camino · 1' }));
    await card(123_459);
  },
};
/** An order without a code and without a pin: the shop calls before anybody prepares it. */
export const ToBeConfirmed: Story = {
  parameters: board(
    6,
    {
      'GET /active-orders': ordersWith(6, {
        0: { stage: 'awaitingConfirmation', position: null },
      }),
    },
    ['sin_codigo', 'posicion'],
  ),
  play: async () => {
    const order = within(await card(1085));
    await order.findByText('Por confirmar: llama al 5512345670');
    await order.findByText('Sin pin');
    await order.findByRole('link', { name: 'Llamar por el pedido #1085' });
  },
};
const minutesAgo = (minutes: number) => new Date(Date.parse(exampleNow) - minutes * 60_000);
/** Nobody answers, and only the staff has a device for alerts. */
export const Unanswered: Story = {
  parameters: board(6, {
    'GET /active-orders': ordersWith(6, {
      0: {
        placedAt: minutesAgo(9),
        alerts: {
          staff: minutesAgo(7),
          owner: minutesAgo(4),
          reach: { staff: { devices: 2, reached: 1 }, owner: { devices: 0, reached: 0 } },
        },
        isSecondUnreceived: true,
      },
    }),
  }),
  play: async () => {
    const order = within(await card(1085));
    await order.findByText('Sin aceptar');
    await order.findByText('Avisamos al personal');
    await order.findByText('Segundo pedido sin recibir');
    await screen.findByRole('button', { name: 'La dueña no recibe avisos' });
  },
};
const endedOrder = (place: number, stage: 'cancelled' | 'rejected', endedBy: OrderEnder) =>
  staffOrderToWire({ ...eveningOrder(place), stage, endedBy });
/** A stream that stays open after it has told these orders. */
const streamOf = (orders: readonly object[]) => () => {
  const events = orders.map(
    (order, place) => `id: ${place + 1}\nevent: pedido\ndata: ${JSON.stringify(order)}\n\n`,
  );
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(events.join(''))),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};
/** Struck cards keep their place until they are dismissed. */
export const Ended: Story = {
  parameters: board(10, {
    'GET /active-orders': eveningOrders(10).filter(({ id_pedido: id }) => id !== 1090 && id !== 1094),
    'GET /orders/events': streamOf([
      endedOrder(5, 'cancelled', 'customer'),
      endedOrder(9, 'rejected', 'noAnswer'),
    ]),
  }),
  play: async () => {
    await seesOrders(10)();
    await screen.findByText('Cancelado por el cliente');
    await screen.findByText('Rechazado solo: nadie lo aceptó');
    await expect(screen.getAllByText('Enterado, quitar')).toHaveLength(2);
  },
};
/** One printer has no paper: the bar says it, and the card whose ticket waits. */
export const PrinterStopped: Story = {
  globals: tablet,
  parameters: board(6, { 'GET /impresoras': [{ ...aPrinter, estado: 'sin_papel', atrasados: [1086] }] }, [
    'impresoras',
  ]),
  play: async () => {
    await screen.findByRole('button', { name: 'Impresora «Cocina»: sin papel · sin imprimir #1086' });
    await within(await card(1086)).findByText('Su ticket no ha salido');
  },
};
/** The dialog of an order whose ticket waits. */
export const TicketWaiting: Story = {
  ...PrinterStopped,
  play: async () => {
    await within(await card(1086)).findByText('Su ticket no ha salido');
    await userEvent.click(screen.getByRole('button', { name: 'Detalles del pedido #1086' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedido #1086' }));
    await dialog.findByRole('button', { name: /^Imprimir otra vez/ });
  },
};
/** The browser refuses to keep the screen on. */
export const ScreenMayGoOff: Story = {
  parameters: board(0),
  beforeEach: () => {
    const request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  },
  play: async () => {
    await screen.findByText('No hay pedidos activos');
    await screen.findByRole('button', { name: /^La pantalla puede apagarse/ });
  },
};
