import type { Page } from '@playwright/test';
import { knownDelivery, knownOrder } from '../support/orderDetails.ts';
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
  shopSays,
  statesOf,
  usualExtensions,
  type Visits,
} from './screenState.ts';

/** What no story has; `docs/screens.md` says why. All other states are stories (`.storybook/windows`). */

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const newOrder = (id: number) => ({
  nombre: 'Cliente ·· 4321',
  id_pedido: id,
  telefono_usuario: '5587654321',
  direccion_entrega: 'Colima 5, Roma Nte.',
  total: 194,
  metodo_pago: 'efectivo',
  etapa: 'recibido',
  minutos: 30,
  fecha_pedido: minutesAgo(4),
});
/** New, and announced twice. */
const unanswered = () => [
  {
    ...newOrder(1),
    aviso_personal: minutesAgo(3),
    aviso_duena: minutesAgo(1),
    alcance_personal: { aparatos: 2, llegaron: 1 },
    alcance_duena: { aparatos: 0, llegaron: 0 },
    segundo_sin_recibir: true,
  },
];
/** An event: the customer of order 2 has cancelled it. */
const cancelsBefore = (page: Page) => {
  const order = { ...newOrder(2), etapa: 'cancelado', terminado_por: 'cliente' };
  return page.route('**/api/orders/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: pedido\ndata: ${JSON.stringify(order)}\n\n`,
    }),
  );
};
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
    given: [
      active(() => [newOrder(7)]),
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
