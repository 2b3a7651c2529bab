import type { Page } from '@playwright/test';
import { knownDelivery, knownOptions, knownOrder, withKnownOrder } from '../support/orderDetails.ts';
import { allowNotices } from '../support/push.ts';
import { staff } from '../support/staff.ts';
import { changedOrder } from './changedOrder.ts';
import {
  type Act,
  answers,
  long,
  presses,
  type ScreenState,
  sees,
  seesInDialog,
  seesRole,
  shopSays,
  statesOf,
  usualExtensions,
  type Visits,
} from './screenState.ts';

/** The states of the board and of past orders, and one that needs a page of its own. All others are stories (`.storybook/windows`). */

const pastOrder = {
  id_pedido: 7,
  total: 445,
  etapa: 'cancelado',
  motivo: 'Ya no contestó',
  ...knownDelivery,
};
/** One at each stage; the last one late, with more content than any card was designed for. */
const board = () =>
  (['recibido', 'aceptado', 'preparando', 'en_camino'] as const).map((etapa, place) => ({
    nombre: place === 3 ? long.product : 'Cliente ·· 4321',
    id_pedido: place === 3 ? 123_456 : place + 1,
    telefono_usuario: '5587654321',
    direccion_entrega: place === 3 ? `${long.word} 5, ${long.product}` : 'Colima 5, Roma Nte.',
    total: place === 3 ? 100 * long.pesos : 194,
    metodo_pago: 'efectivo',
    etapa,
    minutos: 30,
    fecha_pedido: new Date(Date.now() - place * 25 * 60_000).toISOString(),
  }));
const printer = {
  id: 1,
  nombre: 'Cocina',
  imprime: ['cocina', 'puerta'],
  copias: 2,
  papel: 80,
  pausada: false,
  estado: 'sin_papel',
  visto: '2026-11-21T20:00:00-06:00',
  atrasados: [2],
};
/** New, and announced twice. */
const unanswered = () => {
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  return board()
    .slice(0, 1)
    .map((order) => ({
      ...order,
      fecha_pedido: at(4),
      aviso_personal: at(3),
      aviso_duena: at(1),
      alcance_personal: { aparatos: 2, llegaron: 1 },
      alcance_duena: { aparatos: 0, llegaron: 0 },
      segundo_sin_recibir: true,
    }));
};
/** An event: the customer of order 2 has cancelled it. */
const cancelsBefore = (page: Page) => {
  const order = { ...board()[1], etapa: 'cancelado', terminado_por: 'cliente' };
  return page.route('**/api/orders/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: pedido\ndata: ${JSON.stringify(order)}\n\n`,
    }),
  );
};
/** On the way: with a pin and cash, and without a pin. */
const rides = () =>
  board()
    .slice(2)
    .map((order, place) => ({
      ...order,
      ...(place === 0 && { ...knownOptions, total: 354 }),
      etapa: 'en_camino',
    }));
const hours = (days: readonly number[], abre: string, cierra: string) =>
  days.map((dia) => ({ dia, abre, cierra }));
/** A shop with every kind of hours. */
const withHours = {
  zona_horaria: 'America/Mexico_City',
  horario: [...hours([1, 2, 3, 4], '18:00', '23:00'), ...hours([5, 5, 6], '18:00', '01:00')],
  dias: [{ fecha: '2026-12-25', cerrado: true, motivo: 'Navidad' }],
  ultimo_pedido_minutos: 15,
  pausa_hasta: null,
  ocupado: null,
};
/** With what the extensions need. */
const shop = (extensions: readonly string[] = [], settings: object = {}): Act =>
  shopSays({ ...withHours, extensiones: [...usualExtensions, ...extensions], ...settings });
const zone = [
  [19.405, -99.18],
  [19.405, -99.14],
  [19.435, -99.14],
  [19.435, -99.18],
];
const delivering = shop(['posicion', 'zona'], { zona: zone });
const active = (orders: object | (() => object)): Act => answers('**/api/active-orders', orders);
const pausedAndBusy = (forMs: number) => {
  const until = new Date(Date.now() + forMs).toISOString();
  return { pausa_hasta: until, ocupado: { minutos: 65, hasta: until } };
};
const wakeLockRefused: Act = (page) =>
  page.addInitScript(() => {
    WakeLock.prototype.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Lines with two extras, one of them sold out, and one with a long name. */
const usedUp = knownOrder.detalles.map((line, place) => ({
  ...line,
  id_producto: place + 1,
  ids_extras: place === 0 ? [1, 2] : [],
  ids_crepas: [],
}));
const extras = [
  { id_ingrediente: 1, nombre: 'Fresas', agotado_hasta: inAnHour() },
  { id_ingrediente: 2, nombre: long.product },
].map((extra) => ({ ...extra, descripcion: '', precio_extra: 18, disponible: 1 }));

const visits: readonly Visits[] = [
  {
    path: '/orders',
    given: [active(board)],
    states: { 'the board': [presses('En camino · 1'), sees('#123456')] },
  },
  {
    path: '/orders',
    given: [allowNotices, active(unanswered), shop(['push', 'escalado']), cancelsBefore],
    states: {
      'the board with an unanswered order and a cancelled one': [
        sees('Avisamos al personal'),
        sees('La dueña no recibe avisos'),
        sees('Segundo pedido sin recibir'),
        sees('Cancelado por el cliente'),
        sees('Avisarme en este equipo'),
      ],
    },
  },
  {
    path: '/orders',
    given: [active(board), shop(['impresoras']), answers('**/api/impresoras', [printer])],
    states: {
      'the board with a printer without paper, and an order whose ticket waits': [
        sees('sin papel · sin imprimir #2'),
        presses('En cocina · 2'),
        sees('Su ticket no ha salido'),
      ],
      'an order whose ticket waits': [
        presses('En cocina · 2'),
        presses('Detalles del pedido #2'),
        seesInDialog('Imprimir otra vez'),
      ],
    },
  },
  {
    path: '/orders',
    given: [active([]), wakeLockRefused],
    states: { 'the board on a tablet whose screen may go off': [sees('La pantalla puede apagarse')] },
  },
  {
    path: '/orders',
    given: [active([])],
    states: {
      'the board without orders': [sees('No hay pedidos activos')],
      'how long to pause': [presses('Pausar'), sees('Hasta mañana')],
      'how long a rush is': [presses('Hoy tardamos…'), sees('Minutos que tarda un pedido')],
    },
  },
  // A day from now is tomorrow at any hour, and has the longest words: «hasta mañana a las 12:30 p.m.».
  ...Object.entries({ 'an hour': 3_600_000, 'a day': 86_400_000 }).map(([time, ms]) => ({
    path: '/orders',
    given: [active(board), shopSays(() => ({ ...withHours, ...pausedAndBusy(ms) }))],
    states: {
      [`the board of a shop with a pause and a rush of ${time}`]: [
        presses('En camino · 1'),
        sees('#123456'),
        seesRole('button', 'Reanudar'),
      ],
    },
  })),
  {
    path: '/orders?tab=cancelados',
    given: [withKnownOrder, answers('**/api/orders?*', { pedidos: [pastOrder], siguiente: null })],
    states: {
      'the details of a past order': [presses(/^Ver detalles/), seesInDialog('Trío Crepatlán')],
      'past orders': [sees('#7')],
    },
  },
  {
    path: '/orders?tab=completados&buscar=nada',
    given: [answers('**/api/orders?*', { pedidos: [], siguiente: null })],
    states: { 'past orders that nothing is found of': [sees('Ningún pedido coincide')] },
  },
  {
    path: '/orders',
    given: [active(rides), delivering],
    states: { 'the board with notes and cash': [sees('Sin nuez'), sees('Sin pin')] },
  },
  {
    path: '/orders',
    given: [
      active(() => [{ ...board()[0], id_pedido: 7 }]),
      answers('**/api/order-details/7', { ...knownOrder, ...knownDelivery, detalles: usedUp }),
      answers('**/api/ingredientes', extras),
    ],
    states: {
      'what an order used up': [
        presses('Detalles del pedido #7'),
        (page) => page.getByRole('button', { name: 'Ya hay: Fresas (extra)' }).scrollIntoViewIfNeeded(),
        sees('Agotado hoy. Vuelve'),
      ],
    },
  },
];

/** Google refuses a key once per document: the next stories of a page would have no map. */
const refusedMapKey: Visits = {
  path: '/shop#entrega',
  given: [
    delivering,
    (page) => page.addInitScript(() => Object.assign(window, { __GMAPS_SIM__: { deny: ['auth'] } })),
  ],
  states: { 'the delivery zone with a refused map key': [sees('Error al cargar Google Maps')] },
};

export const boardScreens: readonly ScreenState[] = [...visits, changedOrder, refusedMapKey].flatMap(
  (visit) => statesOf(visit, staff.opens),
);
