import type { Page } from '@playwright/test';
import { holdTheApp } from '../../support/ownPage.ts';
import {
  type Act,
  aborts,
  answers,
  fails,
  long,
  refuses,
  type ScreenState,
  seesOnce,
  seesRole,
  shopSays,
  statesOf,
} from '../screenState.ts';
import { farAway } from './shared.ts';

const line = {
  id_detalle: 1,
  imagen: null,
  producto: { nombre: 'Combo de tres', precio: 179 },
  cantidad: 1,
  combo: 'Nutella, Cajeta, Fresas',
  extras: 'Nuez',
  precio_total_extras: 15,
};
const order = { id_pedido: 9, total: 194, fecha_pedido: '2026-11-20T19:30:00-06:00', detalles: [line] };
const delivery = {
  nombre: 'Lupita Hernández',
  telefono_usuario: '5587654321',
  direccion_entrega: 'Colima 5, Roma Nte.',
  paga_con: 500,
  nota_pedido: `Sin nuez, por favor: alergia.\n${long.word}`,
};
const longProduct = { nombre: long.product, precio: long.pesos };
const longLines = [
  {
    ...line,
    producto: longProduct,
    combo: null,
    cantidad: 50,
    extras: long.product,
    precio_total_extras: long.pesos,
  },
  { ...line, id_detalle: 2, producto: { ...longProduct, nombre: long.word } },
];
const everythingOfAShop = {
  whatsapp: '525512345678',
  horario: [1, 2, 3, 4, 5, 5].map((dia, place) => ({
    dia,
    abre: place === 5 ? '09:00' : '18:00',
    cierra: place === 5 ? '13:00' : '01:00',
  })),
  dias: [{ fecha: '2026-12-25', cerrado: true, motivo: long.word }],
  zona: farAway,
  responsable: {
    nombre: long.product,
    domicilio: `${long.word} 55, Roma Norte`,
    correo: `${long.word}@crepas.example`,
    telefono: '525512345678',
  },
  extensiones: ['horario', 'zona', 'responsable'],
};

/** Without a document of its own, which the server would have rendered. */
const goesOnTo =
  (path: string): Act =>
  (page) =>
    page.evaluate((next) => {
      history.pushState({}, '', next);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);

const ofOrder = (json: object) => ({
  path: '/order-details/9',
  given: [answers('**/api/order-details/9', json)],
});

export const elsewhereStates: readonly ScreenState[] = [
  ...statesOf({ ...ofOrder(order), usual: { 'an order': [seesOnce('Monto Tot.')] } }),
  ...statesOf({
    path: '/order-details/9',
    given: [
      shopSays({ extensiones: ['posicion'] }),
      answers('**/api/order-details/9', { ...order, ...delivery }),
    ],
    others: {
      'an order with a note, a name and cash, without a pin': [seesOnce(/^Sin pin:/), seesOnce(/^Pagas con/)],
    },
  }),
  ...statesOf({
    ...ofOrder({ ...order, total: 100 * long.pesos, detalles: longLines }),
    others: { 'an order with long words and large numbers': [seesOnce(long.word)] },
  }),
  ...statesOf({
    path: '/order-details/999999',
    others: { 'an order that is not there': [seesOnce('Error', { exact: true })] },
  }),
  ...statesOf({
    path: '/maintenance',
    given: [refuses('**/api/promo', 503)],
    usual: { maintenance: [seesOnce('Estamos en mantenimiento')] },
  }),
  ...statesOf({
    path: '/aviso-de-privacidad',
    usual: { 'the privacy notice': [seesOnce(/todavía no publica aquí/)] },
  }),
  ...statesOf({
    path: '/nada',
    given: [fails('**/api/shop')],
    others: {
      'the shop’s page without the server': [
        goesOnTo('/tienda'),
        seesOnce('No pudimos leer los datos de la tienda'),
      ],
    },
  }),
  ...statesOf({
    path: '/nada',
    given: [shopSays(everythingOfAShop)],
    usual: {
      'the shop’s page with hours, a zone and long words': [goesOnTo('/tienda'), seesOnce('Días especiales')],
    },
  }),
  ...statesOf({
    path: '/nada',
    usual: { 'no such page': [seesRole('heading', 'Página no encontrada')] },
  }),
  ...statesOf({
    path: '/sms',
    given: [aborts('**/assets/SmsScreen-*.js')],
    others: { 'a screen that breaks': [seesRole('button', 'Reintentar')] },
  }),
];

/** Held: otherwise the app would return to the shop. */
export async function opensSplash(page: Page): Promise<void> {
  await holdTheApp(page);
  await page.goto('/');
  await page.addStyleTag({ content: '* { animation: none !important }' });
}
