import { expect, type Page } from '@playwright/test';
import { withoutWhatsApp } from '../../support/customer.ts';
import { isAlive, withoutRendering } from '../../support/ownPage.ts';
import { cartLine, colima } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import {
  type Act,
  answers,
  answersTo,
  goesOffline,
  known,
  long,
  never,
  refuses,
  remembers,
  type ScreenState,
  seesOnce,
  seesRole,
  shopSays,
  statesOf,
  taps,
  type Visits,
} from '../screenState.ts';
import { firstCard, knownWith, provenWith, withCart } from './shared.ts';

const whatsAppOffer = { orderId: 9, link: 'https://wa.me/521' };
const active = { id_pedido: 9, total: 194, estado: 0, productos: [{ id_producto: 1, imagen: null }] };
const placed = { id_pedido: 9, total: 194, estado: 0, fecha_pedido: new Date().toISOString() };

const lineOf = (id: number, name: string) => ({
  product: { id, name, imageUrl: cartLine.imagen_url },
  quantity: id,
  extras: [],
  crepas: [],
});
const pastOrders = [
  { id: 2, lines: [lineOf(1, cartLine.nombre), lineOf(2, long.product)] },
  { id: 1, lines: [lineOf(3, long.word)] },
];

const place = { ...colima, houseNumber: '5', reference: '', name: 'Casa' };
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Tus direcciones' });
const opensAddressBook: readonly Act[] = [
  isAlive,
  taps('link', /^Enviar a/),
  (page) => expect(sheetOf(page).getByRole('listitem')).toHaveCount(2),
];

const longProducts = [long.product, long.word].map((nombre, place) => ({
  ...cartLine,
  precio: long.pesos,
  id_producto: 900 + place,
  nombre,
}));
const longCart = {
  selectedAddress: { address: `${long.word}, ${long.product}`, position: colima.position },
  cart: Array.from({ length: 12 }, (_, at) => ({ ...cartLine, key: `${at}`, precio: long.pesos })),
};

const seesPlaces =
  (section: string, count: number): Act =>
  (page) =>
    expect(page.getByRole('region', { name: section }).getByRole('status').locator('li')).toHaveCount(count);

const atHome: readonly Omit<Visits, 'path'>[] = [
  {
    given: [remembers(withCart)],
    usual: {
      home: [
        (page) => expect(firstCard(page)).toBeVisible(),
        (page) => expect(page.getByRole('tabpanel').getByRole('list')).toHaveCSS('margin-bottom', '100px'),
        async (page) => {
          const promoted = page.getByRole('region', { name: 'Mejores Selecciones' }).getByRole('listitem');
          expect((await promoted.first().boundingBox())?.width).toBeGreaterThanOrEqual(120);
        },
      ],
    },
    others: {
      'home without network': [isAlive, goesOffline, seesOnce('Sin conexión', { exact: true })],
    },
  },
  {
    given: [
      remembers({ ...provenWith({}), session: { session: { whatsAppOffer } } }),
      answers('**/api/orders/user/*', [active]),
    ],
    usual: { 'home with an order under way and a message to send': [seesOnce('PEDIDO EN PREPARACIÓN')] },
  },
  {
    given: [remembers(provenWith({ pastOrders }))],
    others: {
      'home with earlier orders': [
        (page) =>
          expect(page.getByRole('region', { name: 'Pedir otra vez' }).getByRole('button')).toHaveCount(2),
      ],
    },
  },
  {
    given: [remembers(knownWith({ addressBook: [place, { ...place, name: '', address: long.product }] }))],
    others: {
      'the address book': opensAddressBook,
      'a place of the address book': [
        ...opensAddressBook,
        (page) => tap(sheetOf(page).getByRole('button', { name: 'Editar Casa' })),
        (page) => expect(sheetOf(page).getByLabel('Nombre')).toBeVisible(),
      ],
    },
  },
  {
    given: [shopSays({ pausa_hasta: '2099-11-16T20:40:00-06:00' }), remembers(withCart)],
    others: { 'home of a shop that pauses': [seesOnce(/^Pausamos pedidos hasta/)] },
  },
  {
    given: [shopSays({ ocupado: { minutos: 65, hasta: '2099-11-16T20:40:00-06:00' } }), remembers(withCart)],
    others: { 'home of a busy shop': [seesOnce('Hoy tardamos unos 65 minutos')] },
  },
  {
    given: [withoutRendering, remembers(known), never('**/api/category?*'), never('**/api/promo')],
    others: {
      'home while it loads': [
        seesRole('heading', 'Qué vas a pedir hoy?'),
        seesPlaces('Mejores Selecciones', 5),
        seesPlaces('Qué vas a pedir hoy?', 4),
      ],
    },
  },
  {
    given: [remembers(known), refuses('**/api/category?*', 404)],
    others: {
      'a category that cannot be had': [
        (page) => tap(page.getByRole('tab').last()),
        seesRole('button', 'Reintentar'),
      ],
    },
  },
  {
    given: [
      withoutRendering,
      answers('**/api/category?*', longProducts),
      answers('**/api/promo', longProducts),
      remembers(knownWith(longCart)),
    ],
    others: {
      'home with long words and large numbers': [
        (page) => expect(firstCard(page)).toContainText(long.product),
      ],
    },
  },
];

export const homeStates: readonly ScreenState[] = [
  ...atHome.flatMap((visit) => statesOf({ path: '/home', ...visit })),
  ...statesOf({
    path: '/cart',
    given: [
      (page) => withoutWhatsApp(page.context()),
      never('**/api/modal*'),
      answersTo('POST', '**/api/orders', 201, placed),
      answers('**/api/orders/user/*', [{ ...active, ...placed, etapa: 'recibido' }]),
      remembers(provenWith({ cart: [cartLine] })),
    ],
    others: {
      'home after an order was placed': [
        taps('button', 'Finalizar'),
        seesOnce('¡Listo! Recibimos tu pedido #9.'),
        seesOnce(/^Recibido · hacia las? /),
      ],
    },
  }),
];
