import { expect, type Page } from '@playwright/test';
import {
  knownDelivery,
  knownOptions,
  knownOrder,
  withKnownOrder,
  withOptions,
} from '../support/orderDetails.ts';
import { placeOrder } from '../support/placedOrder.ts';
import { allowNotices } from '../support/push.ts';
import { staff } from '../support/staff.ts';
import { tap } from '../support/tap.ts';
import { orderFormVisits } from './admin/orderForms.ts';
import { ownerVisits } from './admin/ownerScreens.ts';
import { printer } from './admin/printers.ts';
import {
  type Act,
  aborts,
  answers,
  answersTo,
  fills,
  fillsField,
  long,
  presses,
  type ScreenState,
  sees,
  seesFirst,
  seesInDialog,
  seesRole,
  shopSays,
  statesOf,
  taps,
  usualExtensions,
  type Visits,
} from './screenState.ts';

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
const report = {
  fecha: '2026-11-20',
  entregados: 12,
  activos: 0,
  cancelados: 1,
  ventas: 2480.5,
  efectivo: { pedidos: 3, pagado: 1200, cambio: 145.5 },
  productos: [{ nombre: 'Fresas con crema y un nombre que ocupa dos renglones', cantidad: 8, ventas: 868 }],
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
const zone = [
  [19.405, -99.18],
  [19.405, -99.14],
  [19.435, -99.14],
  [19.435, -99.18],
];
const responsible = {
  nombre: long.product,
  domicilio: `${long.word} 55, Roma Norte, 06700 Ciudad de México`,
  correo: 'lupita@crepas.example',
  telefono: '525512345678',
};
/** With what the extensions need. */
const shop = (extensions: readonly string[] = [], settings: object = {}): Act =>
  shopSays({ ...withHours, extensiones: [...usualExtensions, ...extensions], ...settings });
const answering = shop(['responsable'], { responsable: responsible });
const delivering = shop(['posicion', 'zona'], { zona: zone });
const active = (orders: object | (() => object)): Act => answers('**/api/active-orders', orders);
const wrongMail = { error: '«Correo»: no es un correo.', campo: 'responsable.correo' };
const pausedAndBusy = (forMs: number) => {
  const until = new Date(Date.now() + forMs).toISOString();
  return { pausa_hasta: until, ocupado: { minutos: 65, hasta: until } };
};
const wakeLockRefused: Act = (page) =>
  page.addInitScript(() => {
    WakeLock.prototype.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
const mapKeyRefused: Act = (page) =>
  page.addInitScript(() => Object.assign(window, { __GMAPS_SIM__: { deny: ['auth'] } }));
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
    others: { 'the board': [sees('#123456')] },
  },
  {
    path: '/orders',
    given: [allowNotices, active(unanswered), shop(['push', 'escalado']), cancelsBefore],
    usual: {
      'the board with an unanswered order and a cancelled one': [
        sees('Avisamos al personal. La dueña no recibe avisos'),
        sees('Segundo pedido sin recibir'),
        sees('Cancelado por el cliente'),
        sees('Avisarme en este equipo'),
      ],
    },
  },
  {
    path: '/orders',
    given: [
      active(board),
      shop(['impresoras']),
      answers('**/api/impresoras', [{ ...printer, estado: 'sin_papel', atrasados: [2] }]),
    ],
    others: {
      'the board with a printer without paper, and an order whose ticket waits': [
        sees('sin papel · sin imprimir #2'),
        sees('Su ticket no ha salido'),
        sees('Imprimir otra vez'),
      ],
    },
  },
  {
    path: '/orders',
    given: [active([]), wakeLockRefused],
    others: { 'the board on a tablet whose screen may go off': [sees('La pantalla puede apagarse')] },
  },
  {
    path: '/orders',
    given: [active([])],
    others: {
      'the board without orders': [sees('No hay pedidos activos')],
      'how long to pause': [presses('Pausar'), sees('Hasta mañana')],
      'how long a rush is': [presses('Hoy tardamos…'), sees('Minutos que tarda un pedido')],
    },
  },
  // A day from now is tomorrow at any hour, and has the longest words: «hasta mañana a las 12:30 p.m.».
  ...Object.entries({ 'an hour': 3_600_000, 'a day': 86_400_000 }).map(([time, ms]) => ({
    path: '/orders',
    given: [active(board), shopSays(() => ({ ...withHours, ...pausedAndBusy(ms) }))],
    others: {
      [`the board of a shop with a pause and a rush of ${time}`]: [
        sees('#123456'),
        seesRole('button', 'Reanudar'),
      ],
    },
  })),
  {
    path: '/orders?tab=cancelados',
    given: [withKnownOrder, answers('**/api/orders?*', { pedidos: [pastOrder], siguiente: null })],
    usual: {
      'the details of a past order': [presses(/^Ver detalles/), seesInDialog('Trío Crepatlán')],
      'past orders': [sees('#7')],
    },
  },
  {
    path: '/orders?tab=completados&buscar=nada',
    given: [answers('**/api/orders?*', { pedidos: [], siguiente: null })],
    others: { 'past orders that nothing is found of': [sees('Ningún pedido coincide')] },
  },
  {
    path: '/orders/7/ticket?tipo=cocina',
    given: [withKnownOrder],
    usual: { 'the ticket for the kitchen': [seesRole('img', /2 x Plátano con chocolate/)] },
  },
  {
    path: '/orders/7/ticket?tipo=entrega',
    given: [withKnownOrder],
    others: { 'the ticket for the door': [seesRole('img', /¡Gracias por tu pedido!/)] },
  },
  {
    path: '/orders/7/ticket?tipo=cocina',
    given: [withOptions],
    others: { 'the ticket for the kitchen with a note': [seesRole('img', /Sin nuez/)] },
  },
  {
    path: '/orders/7/ticket?tipo=entrega',
    given: [withOptions],
    others: { 'the ticket for the door with cash': [seesRole('img', /Paga con/)] },
  },
  {
    path: '/orders',
    given: [active(rides), delivering],
    others: { 'the board with notes and cash': [sees('Sin nuez'), sees('Sin pin')] },
  },
  {
    path: '/orders/rider',
    given: [active(rides), delivering],
    usual: { 'the courier’s route': [sees('Efectivo con el que regresa')] },
  },
  {
    path: '/orders/report?fecha=2026-11-20',
    given: [answers('**/api/reports/day?*', report)],
    usual: { 'the day’s report': [sees('Fresas con crema')] },
  },
  {
    path: '/orders/report?periodo=semana',
    given: [(page) => placeOrder(page.request, '5559000077')],
    usual: { 'the owner’s report of a week': [sees('Cuándo llegan los pedidos')] },
  },
  {
    path: '/orders',
    given: [
      active(() => [{ ...board()[0], id_pedido: 7 }]),
      answers('**/api/order-details/7', { ...knownOrder, ...knownDelivery, detalles: usedUp }),
      answers('**/api/ingredientes', extras),
    ],
    others: {
      'what an order used up': [
        presses('Detalles del pedido #7'),
        (page) => page.getByRole('button', { name: 'Ya hay: Fresas (extra)' }).scrollIntoViewIfNeeded(),
        sees('Agotado hoy. Vuelve'),
      ],
    },
  },
  {
    path: '/admin',
    usual: {
      'the products': [seesFirst('button', /^Ocultar/)],
      'the question before a product is deleted': [
        presses(/^Eliminar/),
        sees('¿Estás seguro de eliminar este producto?'),
      ],
    },
  },
  {
    path: '/update/1',
    usual: {
      'the form of a product': [
        fillsField('precio', '0'),
        presses('Guardar cambios'),
        sees('Nombre, categoría y precio son obligatorios'),
      ],
    },
  },
  {
    path: '/create',
    others: {
      'the question before a form is left': [
        fillsField('nombre', 'Crepa de higo'),
        taps('link', 'Volver'),
        sees('¿Salir sin guardar?'),
      ],
    },
  },
  {
    path: '/create-category',
    usual: {
      'the categories': [
        (page) => expect(page.getByRole('table').getByRole('textbox').first()).toBeVisible(),
      ],
    },
    others: {
      'the question before a category is deleted': [
        presses(/^Eliminar/),
        sees('¿Estás seguro de eliminar esta categoria?'),
      ],
    },
  },
  {
    path: '/extras?categoria=1&producto=1',
    others: {
      'the extras of a product': [(page) => expect(page.getByRole('checkbox').first()).toBeEnabled()],
    },
  },
  {
    path: '/create-extras',
    usual: {
      'the extras': [seesFirst('button', /^Editar/)],
      'the form of an extra': [
        presses(/^Editar/),
        (page) => page.getByRole('dialog').locator('[name=nombre]').fill(''),
        (page) => tap(page.getByRole('dialog').getByRole('button', { name: 'Guardar' })),
        sees('Completa todos los campos'),
      ],
    },
  },
  {
    path: '/shop#horario',
    given: [shop()],
    usual: {
      'the shop’s form with a fault': [
        presses('Agregar horario de lunes'),
        presses('Guardar el horario'),
        sees('Se encima con otro horario'),
      ],
    },
    others: { 'where to copy hours to': [presses('Copiar a… (lunes)'), sees('Lunes a jueves')] },
  },
  {
    path: '/shop#quien-responde',
    given: [answering, answersTo('PUT', '**/api/shop', 422, wrongMail)],
    others: {
      'who answers for the shop, refused by the server': [
        fills('Correo', 'lupita@crepas.mx'),
        presses('Guardar quién responde'),
        sees('No es un correo.'),
      ],
    },
  },
  {
    path: '/shop#entrega',
    given: [shop(['escalado'])],
    others: {
      'the shop’s form with a wrong automatic rejection': [
        fillsField('rechazo_automatico_minutos', '1'),
        presses('Guardar la entrega'),
        sees('Escribe un número de 5 a 120, o déjalo vacío'),
      ],
    },
  },
  {
    path: '/shop#entrega',
    given: [delivering],
    usual: {
      'the delivery zone with a selected corner': [
        presses('Elegir esquina'),
        seesRole('button', /^Esquina 1 de 4/),
      ],
    },
  },
  {
    path: '/shop#entrega',
    given: [delivering, mapKeyRefused],
    others: { 'the delivery zone with a refused map key': [sees('Error al cargar Google Maps')] },
  },
  {
    path: '/shop#entrega',
    given: [delivering, aborts('**/gmaps-sim/maps/api/js*')],
    others: { 'the delivery zone without a map': [sees('Error al cargar Google Maps')] },
  },
];

const visitsOfTheCook: readonly Visits[] = [
  {
    path: '/shop',
    given: [delivering],
    others: {
      'the delivery zone as staff see it': [
        (page) => expect(page.getByRole('region', { name: 'Mapa', exact: true })).toBeVisible(),
      ],
    },
  },
  { path: '/shop', given: [answering], others: { 'the shop as staff read it': [sees('Navidad')] } },
  {
    path: '/create',
    others: { 'a screen that is not for staff': [sees('Esta pantalla es de la administración')] },
  },
];

export const adminScreens: readonly ScreenState[] = [
  ...[...visits, ...ownerVisits, ...orderFormVisits].flatMap((visit) => statesOf(visit, staff.opens)),
  ...visitsOfTheCook.flatMap((visit) =>
    statesOf(visit, (page, path) => staff.opens(page, path, 'cocina@crepas.test')),
  ),
  ...statesOf({
    path: '/login',
    usual: { 'the sign-in': [taps('button', 'Entrar'), sees('Este campo es requerido')] },
  }),
];
