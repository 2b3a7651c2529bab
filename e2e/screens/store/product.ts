import { expect, type Page } from '@playwright/test';
import { isAlive, withoutRendering } from '../../support/ownPage.ts';
import { cartLine, stopTimers } from '../../support/state.ts';
import { tap } from '../../support/tap.ts';
import {
  type Act,
  answers,
  fails,
  known,
  long,
  refuses,
  remembers,
  type ScreenState,
  seesFirst,
  seesOnce,
  statesOf,
  taps,
} from '../screenState.ts';
import { firstCard } from './shared.ts';

const soldOut = { ...cartLine, disponible: 0, agotado_hasta: '2099-11-17T11:00:00.000Z' };
const longProduct = {
  ...cartLine,
  id_producto: 900,
  nombre: long.product,
  descripcion: long.product,
  precio: long.pesos,
};
const longExtras = [long.product, long.word].map((nombre, place) => ({
  id_ingrediente: place + 1,
  nombre,
  descripcion: long.product,
  precio_extra: long.pesos,
  disponible: 1,
}));

const opensCombo: readonly Act[] = [
  taps('tab', 'Combos'),
  (page) => tap(page.getByRole('tabpanel', { name: 'Combos' }).getByRole('link').first()),
];
const firstCrepa = (page: Page) =>
  page
    .getByRole('group', { name: /crepas/i })
    .getByRole('button')
    .first();

export const productStates: readonly ScreenState[] = [
  ...statesOf({
    path: '/home',
    given: [remembers(known)],
    usual: {
      'a product with extras': [
        (page) => tap(firstCard(page).getByRole('link').first()),
        seesFirst('checkbox'),
        isAlive,
        (page) => page.getByRole('checkbox').first().check(),
      ],
    },
  }),
  ...statesOf({
    path: '/home',
    given: [(page) => stopTimers(page, 5000), remembers(known)],
    usual: {
      'a combo with too few crepas': [
        ...opensCombo,
        (page) => expect(firstCrepa(page)).toBeVisible(),
        (page) => tap(firstCrepa(page)),
        taps('button', /^Agregar al carrito/),
        seesOnce('Agrega 3 crepas'),
      ],
    },
  }),
  ...statesOf({
    path: '/home',
    given: [refuses('**/api/crepa-combo', 404), remembers(known)],
    others: { 'a combo without crepas to choose': [...opensCombo, seesOnce(/^Error al cargar:/)] },
  }),
  ...statesOf({
    path: '/add/999999',
    others: { 'a product that is not there': [seesOnce('Producto no encontrado')] },
  }),
  ...statesOf({
    path: '/add/1',
    given: [withoutRendering, answers('**/api/modal*', [soldOut])],
    others: { 'a product that is sold out': [seesOnce('Agotado por hoy', { exact: true })] },
  }),
  ...statesOf({
    path: '/add/1',
    given: [withoutRendering, fails('**/api/modal*')],
    others: { 'a product that cannot be had': [seesOnce('Error al obtener el producto')] },
  }),
  ...statesOf({
    path: '/add/900',
    given: [
      withoutRendering,
      answers('**/api/modal*', [longProduct]),
      answers('**/api/producto-ingredientes/900', [1, 2]),
      answers('**/api/ingredientes', longExtras),
      remembers(known),
    ],
    others: {
      'a product with long words and large numbers': [(page) => page.getByRole('checkbox').last().check()],
    },
  }),
];
