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
import { orderForms } from './admin/orderForms.ts';
import { ownerScreens } from './admin/ownerScreens.ts';
import { printer } from './admin/printers.ts';
import { answers, long, type ScreenState } from './screenState.ts';

type StaffScreen = {
  readonly name: string;
  readonly isUsual?: boolean;
  readonly path: string;
  readonly email?: string;
  /** Sets up the backend before the screen opens. */
  readonly given?: (page: Page) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<void>;
};

const sees = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const seesTicket = (page: Page, name: RegExp) => expect(page.getByRole('img', { name })).toBeVisible();
const presses = (page: Page, name: string | RegExp) => tap(page.getByRole('button', { name }).first());

const pastOrder = {
  id_pedido: 7,
  total: 445,
  etapa: 'cancelado',
  motivo: 'Ya no contestó',
  ...knownDelivery,
};
const withPastOrder = async (page: Page) => {
  await withKnownOrder(page);
  await answers('**/api/orders?*', { pedidos: [pastOrder], siguiente: null })(page);
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
const shop = {
  nombre: 'Crepatlán',
  lema: 'La tierra de las crepas',
  minutos_entrega: 45,
  whatsapp: '525512345678',
  abierto: true,
  mensaje: '',
  zona_horaria: 'America/Mexico_City',
  horario: [...hours([1, 2, 3, 4], '18:00', '23:00'), ...hours([5, 5, 6], '18:00', '01:00')],
  dias: [{ fecha: '2026-12-25', cerrado: true, motivo: 'Navidad' }],
  ultimo_pedido_minutos: 15,
  pausa_hasta: null,
  ocupado: null,
  extensiones: ['horario', 'pausa', 'ocupado', 'agotado'],
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
const answering = { ...shop, extensiones: [...shop.extensiones, 'responsable'] };
const delivering = { ...shop, zona: zone, extensiones: [...shop.extensiones, 'posicion', 'zona'] };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Lines with two extras, one of them sold out, and one with a long name. */
const usedUp = knownOrder.detalles.map((line, place) => ({
  ...line,
  id_producto: place + 1,
  ids_extras: place === 0 ? [1, 2] : [],
  ids_crepas: [],
}));
const extras = [
  { id_ingrediente: 1, nombre: 'Fresas', descripcion: '', precio_extra: 18, disponible: 1 },
  { id_ingrediente: 2, nombre: long.product, descripcion: '', precio_extra: 18, disponible: 1 },
].map((extra, place) => ({ ...extra, ...(place === 0 && { agotado_hasta: inAnHour() }) }));

const screens: readonly StaffScreen[] = [
  {
    name: 'the board',
    path: '/orders',
    given: (page) => answers('**/api/active-orders', board())(page),
    reach: (page) => sees(page, '#123456'),
  },
  {
    name: 'the board with an unanswered order and a cancelled one',
    isUsual: true,
    path: '/orders',
    given: async (page) => {
      await allowNotices(page);
      await answers('**/api/active-orders', unanswered())(page);
      await answers('**/api/shop', { ...shop, extensiones: [...shop.extensiones, 'push', 'escalado'] })(page);
      await cancelsBefore(page);
    },
    reach: async (page) => {
      await sees(page, 'Avisamos al personal. La dueña no recibe avisos');
      await sees(page, 'Segundo pedido sin recibir');
      await sees(page, 'Cancelado por el cliente');
      await sees(page, 'Avisarme en este equipo');
    },
  },
  {
    name: 'the board with a printer without paper, and an order whose ticket waits',
    path: '/orders',
    given: async (page) => {
      await answers('**/api/active-orders', board())(page);
      await answers('**/api/shop', { ...shop, extensiones: [...shop.extensiones, 'impresoras'] })(page);
      await answers('**/api/impresoras', [{ ...printer, estado: 'sin_papel', atrasados: [2] }])(page);
    },
    reach: async (page) => {
      await sees(page, 'sin papel · sin imprimir #2');
      await sees(page, 'Su ticket no ha salido');
      await sees(page, 'Imprimir otra vez');
    },
  },
  {
    name: 'the board on a tablet whose screen may go off',
    path: '/orders',
    given: async (page) => {
      await answers('**/api/active-orders', [])(page);
      await page.addInitScript(() => {
        WakeLock.prototype.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
    },
    reach: (page) => sees(page, 'La pantalla puede apagarse'),
  },
  {
    name: 'the board without orders',
    path: '/orders',
    given: answers('**/api/active-orders', []),
    reach: (page) => sees(page, 'No hay pedidos activos'),
  },
  {
    name: 'the details of a past order',
    isUsual: true,
    path: '/orders?tab=cancelados',
    given: withPastOrder,
    reach: async (page) => {
      await presses(page, /^Ver detalles/);
      await expect(page.getByRole('dialog').getByText('Trío Crepatlán')).toBeVisible();
    },
  },
  {
    name: 'past orders',
    isUsual: true,
    path: '/orders?tab=cancelados',
    given: withPastOrder,
    reach: (page) => sees(page, '#7'),
  },
  {
    name: 'past orders that nothing is found of',
    path: '/orders?tab=completados&buscar=nada',
    given: answers('**/api/orders?*', { pedidos: [], siguiente: null }),
    reach: (page) => sees(page, 'Ningún pedido coincide'),
  },
  {
    name: 'the ticket for the kitchen',
    isUsual: true,
    path: '/orders/7/ticket?tipo=cocina',
    given: withKnownOrder,
    reach: (page) => seesTicket(page, /2 x Plátano con chocolate/),
  },
  {
    name: 'the ticket for the door',
    path: '/orders/7/ticket?tipo=entrega',
    given: withKnownOrder,
    reach: (page) => seesTicket(page, /¡Gracias por tu pedido!/),
  },
  {
    name: 'the ticket for the kitchen with a note',
    path: '/orders/7/ticket?tipo=cocina',
    given: withOptions,
    reach: (page) => seesTicket(page, /Sin nuez/),
  },
  {
    name: 'the ticket for the door with cash',
    path: '/orders/7/ticket?tipo=entrega',
    given: withOptions,
    reach: (page) => seesTicket(page, /Paga con/),
  },
  {
    name: 'the board with notes and cash',
    path: '/orders',
    given: async (page) => {
      await answers('**/api/active-orders', rides())(page);
      await answers('**/api/shop', delivering)(page);
    },
    reach: async (page) => {
      await sees(page, 'Sin nuez');
      await sees(page, 'Sin pin');
    },
  },
  {
    name: 'the courier’s route',
    isUsual: true,
    path: '/orders/rider',
    given: async (page) => {
      await answers('**/api/active-orders', rides())(page);
      await answers('**/api/shop', delivering)(page);
    },
    reach: (page) => sees(page, 'Efectivo con el que regresa'),
  },
  {
    name: 'the day’s report',
    isUsual: true,
    path: '/orders/report?fecha=2026-11-20',
    given: answers('**/api/reports/day?*', report),
    reach: (page) => sees(page, 'Fresas con crema'),
  },
  {
    name: 'the owner’s report of a week',
    isUsual: true,
    path: '/orders/report?periodo=semana',
    given: (page) => placeOrder(page.request, '5559000077'),
    reach: (page) => sees(page, 'Cuándo llegan los pedidos'),
  },
  {
    name: 'the products',
    isUsual: true,
    path: '/admin',
    reach: (page) => expect(page.getByRole('button', { name: /^Ocultar/ }).first()).toBeVisible(),
  },
  {
    name: 'the question before a product is deleted',
    isUsual: true,
    path: '/admin',
    reach: async (page) => {
      await presses(page, /^Eliminar/);
      await sees(page, '¿Estás seguro de eliminar este producto?');
    },
  },
  {
    name: 'the form of a product',
    isUsual: true,
    path: '/update/1',
    reach: async (page) => {
      await page.locator('[name=precio]').fill('0');
      await presses(page, 'Guardar cambios');
      await sees(page, 'Nombre, categoría y precio son obligatorios');
    },
  },
  {
    name: 'the question before a form is left',
    path: '/create',
    reach: async (page) => {
      await page.locator('[name=nombre]').fill('Crepa de higo');
      await tap(page.getByRole('link', { name: 'Volver' }));
      await sees(page, '¿Salir sin guardar?');
    },
  },
  {
    name: 'the categories',
    isUsual: true,
    path: '/create-category',
    reach: (page) => expect(page.getByRole('table').getByRole('textbox').first()).toBeVisible(),
  },
  {
    name: 'the question before a category is deleted',
    path: '/create-category',
    reach: async (page) => {
      await presses(page, /^Eliminar/);
      await sees(page, '¿Estás seguro de eliminar esta categoria?');
    },
  },
  {
    name: 'the extras of a product',
    path: '/extras?categoria=1&producto=1',
    reach: (page) => expect(page.getByRole('checkbox').first()).toBeEnabled(),
  },
  {
    name: 'the extras',
    isUsual: true,
    path: '/create-extras',
    reach: (page) => expect(page.getByRole('button', { name: /^Editar/ }).first()).toBeVisible(),
  },
  {
    name: 'the form of an extra',
    isUsual: true,
    path: '/create-extras',
    reach: async (page) => {
      await presses(page, /^Editar/);
      await page.getByRole('dialog').locator('[name=nombre]').fill('');
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Guardar' }));
      await sees(page, 'Completa todos los campos');
    },
  },
  ...(['an hour', 'a day'] as const).map((time) => ({
    name: `the board of a shop with a pause and a rush of ${time}`,
    path: '/orders',
    given: async (page: Page) => {
      // A day from now is tomorrow at any hour, and has the longest words: «hasta mañana a las 12:30 p.m.».
      const until = new Date(Date.now() + (time === 'an hour' ? 3_600_000 : 86_400_000)).toISOString();
      await answers('**/api/active-orders', board())(page);
      const changes = { pausa_hasta: until, ocupado: { minutos: 65, hasta: until } };
      await answers('**/api/shop', { ...shop, ...changes })(page);
    },
    reach: async (page: Page) => {
      await sees(page, '#123456');
      await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible();
    },
  })),
  {
    name: 'how long to pause',
    path: '/orders',
    given: answers('**/api/active-orders', []),
    reach: async (page) => {
      await presses(page, 'Pausar');
      await sees(page, 'Hasta mañana');
    },
  },
  {
    name: 'how long a rush is',
    path: '/orders',
    given: answers('**/api/active-orders', []),
    reach: async (page) => {
      await presses(page, 'Hoy tardamos…');
      await sees(page, 'Minutos que tarda un pedido');
    },
  },
  {
    name: 'the shop’s form with a fault',
    isUsual: true,
    path: '/shop#horario',
    given: answers('**/api/shop', shop),
    reach: async (page) => {
      await presses(page, 'Agregar horario de lunes');
      await presses(page, 'Guardar el horario');
      await sees(page, 'Se encima con otro horario');
    },
  },
  {
    name: 'who answers for the shop, refused by the server',
    path: '/shop#quien-responde',
    given: (page) =>
      page.route('**/api/shop', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 422,
              json: { error: '«Correo»: no es un correo.', campo: 'responsable.correo' },
            })
          : route.fulfill({ json: { ...answering, responsable: responsible } }),
      ),
    reach: async (page) => {
      await page.getByLabel('Correo').fill('lupita@crepas.mx');
      await presses(page, 'Guardar quién responde');
      await sees(page, 'No es un correo.');
    },
  },
  {
    name: 'what an order used up',
    path: '/orders',
    given: async (page) => {
      const [order] = board();
      await answers('**/api/active-orders', [{ ...order, id_pedido: 7 }])(page);
      await page.route('**/api/order-details/7', (route) =>
        route.fulfill({ json: { ...knownOrder, ...knownDelivery, detalles: usedUp } }),
      );
      await answers('**/api/ingredientes', extras)(page);
    },
    reach: async (page) => {
      await presses(page, 'Detalles del pedido #7');
      await page.getByRole('button', { name: 'Ya hay: Fresas (extra)' }).scrollIntoViewIfNeeded();
      await sees(page, 'Agotado hoy. Vuelve');
    },
  },
  {
    name: 'the shop’s form with a wrong automatic rejection',
    path: '/shop#entrega',
    given: answers('**/api/shop', { ...shop, extensiones: [...shop.extensiones, 'escalado'] }),
    reach: async (page) => {
      await page.locator('[name=rechazo_automatico_minutos]').fill('1');
      await presses(page, 'Guardar la entrega');
      await sees(page, 'Escribe un número de 5 a 120, o déjalo vacío');
    },
  },
  {
    name: 'the delivery zone with a selected corner',
    isUsual: true,
    path: '/shop#entrega',
    given: answers('**/api/shop', delivering),
    reach: async (page) => {
      await presses(page, 'Elegir esquina');
      await expect(page.getByRole('button', { name: /^Esquina 1 de 4/ })).toBeVisible();
    },
  },
  {
    name: 'the delivery zone with a refused map key',
    path: '/shop#entrega',
    given: async (page) => {
      await answers('**/api/shop', delivering)(page);
      await page.addInitScript(() => Object.assign(window, { __GMAPS_SIM__: { deny: ['auth'] } }));
    },
    reach: (page) => sees(page, 'Error al cargar Google Maps'),
  },
  {
    name: 'the delivery zone without a map',
    path: '/shop#entrega',
    given: async (page) => {
      await answers('**/api/shop', delivering)(page);
      await page.route('**/gmaps-sim/maps/api/js*', (route) => route.abort());
    },
    reach: (page) => sees(page, 'Error al cargar Google Maps'),
  },
  {
    name: 'the delivery zone as staff see it',
    path: '/shop',
    email: 'cocina@crepas.test',
    given: answers('**/api/shop', delivering),
    reach: (page) => expect(page.getByRole('region', { name: 'Mapa', exact: true })).toBeVisible(),
  },
  {
    name: 'where to copy hours to',
    path: '/shop#horario',
    given: answers('**/api/shop', shop),
    reach: async (page) => {
      await presses(page, 'Copiar a… (lunes)');
      await sees(page, 'Lunes a jueves');
    },
  },
  {
    name: 'the shop as staff read it',
    path: '/shop',
    email: 'cocina@crepas.test',
    given: answers('**/api/shop', { ...answering, responsable: responsible }),
    reach: (page) => sees(page, 'Navidad'),
  },
  {
    name: 'a screen that is not for staff',
    path: '/create',
    email: 'cocina@crepas.test',
    reach: (page) => sees(page, 'Esta pantalla es de la administración'),
  },
];

const opens = ({ path, email, given, reach, ...state }: StaffScreen): ScreenState => ({
  ...state,
  open: async (page) => {
    await given?.(page);
    await staff.opens(page, path, email);
    await reach(page);
  },
});

export const adminScreens: readonly ScreenState[] = [
  ...screens.map(opens),
  ...ownerScreens.map(opens),
  ...orderForms.map(opens),
  {
    name: 'the sign-in',
    isUsual: true,
    open: async (page) => {
      await page.goto('/login');
      await tap(page.getByRole('button', { name: 'Entrar' }));
      await sees(page, 'Este campo es requerido');
    },
  },
];
