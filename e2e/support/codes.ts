import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { readAsOwner, writeAsOwner } from './api.ts';
import { board } from './board.ts';
import { type StoredLine, storedCart } from './cart.ts';
import { colima } from './state.ts';
import { tap } from './tap.ts';

/** Promo codes in a cart. */

type CodeWire = { readonly id_codigo: number; readonly codigo: string };
export const codesOf = (request: APIRequestContext) => readAsOwner<CodeWire[]>(request, '/codigos');
export const owns = (request: APIRequestContext, ...codes: object[]) =>
  Promise.all(codes.map((code) => writeAsOwner(request, '/codigos', code, 'POST')));
export const tenPercent = { codigo: 'CREPA10', tipo: 'porcentaje', valor: 10 };

const { lat, lng } = colima.position;
/** Delivery to a returning customer costs $25.00. */
const fee = {
  nombre: 'Roma',
  zona: [
    [lat - 0.1, lng - 0.1],
    [lat - 0.1, lng + 0.1],
    [lat + 0.1, lng + 0.1],
    [lat + 0.1, lng - 0.1],
  ],
  envio: 25,
  minimo: 0,
  gratis_desde: null,
};

/** A shop with an empty board that delivers for that fee. */
export async function startsWithoutCodes(request: APIRequestContext): Promise<void> {
  await board.clears({ request });
  await writeAsOwner(request, '/shop', { tarifas: [fee], zona: null });
}

/** Other journeys see no codes. */
export async function endsWithoutCodes(request: APIRequestContext): Promise<void> {
  for (const { id_codigo } of await codesOf(request))
    await writeAsOwner(request, `/codigos/${id_codigo}`, {}, 'DELETE');
  await writeAsOwner(request, '/shop', { tarifas: [] });
}

export const opener = (page: Page) => page.getByRole('button', { name: '¿Tienes un código?' });
export const field = (page: Page) => page.locator('[name=codigo]');
export async function types(page: Page, code: string) {
  if ((await field(page).count()) === 0) await tap(opener(page));
  await field(page).fill(code);
  await tap(page.getByRole('button', { name: 'Usar' }));
}
export const pesos = (amount: number) => `$${amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
export const costs = (page: Page, amount: number) =>
  expect(page.getByRole('button', { name: `Finalizar ${pesos(amount)}` })).toBeVisible();
export const sumOf = (page: Page, term: string) =>
  page.getByText(term, { exact: true }).first().locator('..');
export async function line(page: Page): Promise<StoredLine> {
  const [first] = await storedCart(page);
  if (!first) throw new Error('the cart is empty');
  return first;
}
