import { expect } from '@playwright/test';
import { cartLine, stopTimers } from '../../support/state.ts';
import {
  goesOffline,
  long,
  never,
  presses,
  remembers,
  seesOnce,
  seesRole,
  shopSays,
  statesOf,
  taps,
  type Visits,
} from '../screenState.ts';
import { farAway, knownWith, provenWith, withCart } from './shared.ts';

const options = ['paga_con', 'nota_pedido', 'nombre'];
const orderOptions = { note: 'Sin nuez, por favor', recipient: 'Ana', cash: 'other', otherCash: '1' };
const gone = { ...cartLine, id_producto: 99_999, nombre: 'Crepa de temporada' };
const second = { ...cartLine, key: '2', id_producto: 2, nombre: 'Cajeta con nuez' };
const longLines = [
  { ...cartLine, key: '1', precio: 1250, quantity: 2 },
  { ...cartLine, key: '2', id_producto: 2, nombre: long.product, precio: long.pesos, quantity: 50 },
  { ...cartLine, key: '3', id_producto: 3, nombre: long.word, precio: 9 },
];
/** Otherwise the menu would replace prices and names. */
const withoutMenu = never('**/api/modal*');
const finishes = taps('button', 'Finalizar');

const inTheCart: readonly Omit<Visits, 'path'>[] = [
  { others: { 'an empty cart': [seesOnce('Tu carrito está vacío')] } },
  {
    given: [remembers({ local: { cart: [cartLine] } })],
    others: { 'a cart without an address': [seesOnce('No hay ubicación guardada')] },
  },
  {
    given: [remembers(provenWith({ cart: [cartLine] }))],
    others: { 'a cart whose order was refused': [goesOffline, finishes, seesRole('alert')] },
  },
  {
    given: [shopSays({ abierto: false }), remembers(withCart)],
    others: {
      'a cart while the shop is closed': [
        seesOnce('Cerrado.', { exact: true }),
        finishes,
        (page) => expect(page.getByRole('alert')).toContainText('Guardamos tu carrito.'),
      ],
    },
  },
  {
    given: [
      shopSays({ extensiones: options }),
      remembers({ ...withCart, session: { ...withCart.session, orderOptions } }),
    ],
    usual: {
      'a cart with note, name and cash': [
        (page) => expect(page.locator('[name=nota_pedido]')).toBeVisible(),
        seesOnce(/^Tu pedido cuesta/),
      ],
    },
  },
  {
    given: [shopSays({ extensiones: options }), remembers(withCart)],
    others: {
      'a cart with room for note, name and cash': [
        taps('button', 'Exacto'),
        seesRole('button', 'Agregar tu nombre'),
      ],
    },
  },
  {
    given: [shopSays({ extensiones: ['zona'], zona: farAway }), remembers(withCart)],
    others: {
      'a cart for an address that the shop does not reach': [seesOnce(/^Aún no llegamos hasta ahí/)],
    },
  },
  {
    given: [remembers(knownWith({ cart: [gone] }))],
    others: { 'a cart in which nothing is left to order': [seesRole('link', 'Elegir otra cosa')] },
  },
  {
    given: [withoutMenu, never('**/api/orders'), remembers(provenWith({ cart: [cartLine] }))],
    others: { 'a cart whose order is being sent': [finishes, seesRole('button', 'Enviando…')] },
  },
  {
    given: [remembers(knownWith({ cart: [cartLine, second] })), (page) => stopTimers(page, 6000)],
    others: {
      'a cart with a line taken out': [presses(/^(Eliminar|Quitar)/), seesRole('button', 'Deshacer')],
    },
  },
  {
    given: [withoutMenu, remembers(knownWith({ cart: longLines }))],
    others: { 'a cart with long words and large numbers': [seesOnce(long.word)] },
  },
];

export const cartStates = [
  ...inTheCart.flatMap((visit) => statesOf({ path: '/cart', ...visit })),
  ...statesOf({
    path: '/home',
    given: [remembers(withCart), (page) => page.setViewportSize({ width: 1280, height: 844 })],
    usual: {
      'the cart beside the menu': [taps('button', /^Carrito/), seesRole('dialog', 'Tu carrito')],
    },
  }),
];
