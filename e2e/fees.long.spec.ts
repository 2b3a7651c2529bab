import { expect } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { customer, test } from './support/customer.ts';
import { intercept } from './support/intercept.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** What delivery costs, by zones that the owner draws (decision T8). */

const square = (lat: number, lng: number, size: number) => [
  [lat - size, lng - size],
  [lat - size, lng + size],
  [lat + size, lng + size],
  [lat + size, lng - size],
];
/** Around the pin of a returning customer, in Roma. */
const around = (size: number) => square(19.4187, -99.1606, size);
const elsewhere = square(25.67, -100.31, 0.1);
const zone = (
  nombre: string,
  zona: number[][],
  envio: number,
  minimo = 0,
  gratis_desde: number | null = null,
) => ({
  nombre,
  zona,
  envio,
  minimo,
  gratis_desde,
});
const free = { tarifas: [], tarifa_sin_pin: null };

test.beforeEach(async ({ request }) => {
  await board.clears({ request });
  await writeAsOwner(request, '/shop', { ...free, zona: null });
});
test.afterEach(({ request }) => writeAsOwner(request, '/shop', free));

test('outside of one zone and inside of another: the fee in cart, message, order, and on the board', async ({
  page,
  context,
}) => {
  await writeAsOwner(page.request, '/shop', {
    tarifas: [zone('Lejos', elsewhere, 90), zone('Roma', around(0.1), 35), zone('Cerca', around(0.05), 25)],
    tarifa_sin_pin: { envio: 60, minimo: 0, gratis_desde: null },
  });
  const phone = '5559340001';
  await returningCustomer(page, phone);
  const fee = page
    .getByRole('term')
    .filter({ hasText: /^Envío/ })
    .locator('..');
  await expect(fee).toContainText('$25.00');
  const text = await customer.orders(page);
  expect(text).toContain('Envío: $25.00');
  const [order] = await ordersOf(page.request, phone);
  await tap(page.getByRole('link', { name: new RegExp(`#${order?.id_pedido}`) }).first());
  await expect(page.getByText('Envío', { exact: true }).locator('..')).toContainText('$25.00');

  const kitchen = await context.newPage();
  await board.opens(kitchen);
  await board.opensOrder(kitchen, order?.id_pedido ?? 0);
  await expect(kitchen.getByRole('dialog').getByText('Envío', { exact: true }).locator('..')).toContainText(
    '$25.00',
  );
});

test('below the minimum «Finalizar» says what is missing before any code, and keeps the cart', async ({
  page,
}) => {
  await writeAsOwner(page.request, '/shop', { tarifas: [zone('Roma', around(0.1), 25, 5_000)] });
  let answer = () => {};
  const answers = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/shop$/, (route) => answers.then(() => route.continue()));
  await returningCustomer(page, '5559340002', false);
  // Until the shop has answered the cart promises nothing.
  await expect(page.getByText('Envío desde $25.00')).toBeVisible();
  answer();
  await expect(page.getByText(/^Te faltan \$[\d,.]+ en productos/)).toBeVisible();
  await tap(page.getByRole('button', { name: /^Finalizar/ }));
  await expect(page.getByRole('alert')).toContainText('para el pedido mínimo a tu dirección.');
  await expect(page.getByText(/^Te faltan/)).toHaveCount(1);
  expect(await ordersOf(page.request, '5559340002')).toEqual([]);
  await writeAsOwner(page.request, '/shop', { tarifas: [zone('Roma', around(0.1), 25)] });
  await expect(page.getByRole('alert')).toContainText('Listo: toca «Finalizar».');
  await expect(page.getByText(/^Te faltan/)).toHaveCount(0);
});

test('a fee that changed meanwhile is confirmed as a new price is', async ({ page, request }) => {
  const phone = '5559340003';
  const shopRead = page.waitForResponse(/\/api\/shop$/);
  await returningCustomer(page, phone);
  await shopRead;
  await expect(page.getByText('Envío gratis')).toBeVisible();
  // What changes in the shop does not reach this page.
  const followed = /\/api\/(shop|orders\/events|news|menu\/events)/;
  const reconnect = await intercept(page, followed, (route) => route.abort());
  await writeAsOwner(request, '/shop', { tarifas: [zone('Roma', around(0.1), 25)] });
  await tap(page.getByRole('button', { name: /^Finalizar/ }));
  const question = page.getByRole('dialog');
  await expect(question).toContainText('El envío cambió de $0.00 a $25.00.');
  expect(await ordersOf(request, phone)).toEqual([]);
  reconnect();
  await tap(question.getByRole('button', { name: /^Confirmar/ }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(request, phone)).toMatchObject([{ total: 110 }]);
});

test('home says what delivery costs', async ({ page, request }) => {
  await page.goto('/home');
  await expect(page.getByText('Envio gratis')).toBeVisible();
  await writeAsOwner(request, '/shop', { tarifas: [zone('Roma', around(0.1), 25, 0, 300)] });
  await expect(page.getByText('Envío desde $25.00')).toBeVisible();
  await expect(page.getByText('Gratis desde $300.00')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Envío desde $25.00')).toBeVisible();
});

test('the owner adds a zone with a fee; one without its amount is marked', async ({ page }) => {
  await staff.opens(page, '/shop#costo-de-envio');
  await tap(page.getByRole('button', { name: 'Agregar zona con costo' }));
  await page.getByLabel('Nombre de la zona').fill('Centro');
  await tap(page.getByRole('button', { name: /^Un círculo de/ }));
  await tap(page.getByRole('button', { name: 'Guardar el costo de envío' }));
  await expect(page.getByText('Escribe cuánto cuesta; 0 si es gratis')).toBeVisible();
  await page.locator('[name="tarifas.envio"]').fill('25');
  await tap(page.getByRole('button', { name: 'Guardar el costo de envío' }));
  await hasSaid(page, 'Guardaste el costo de envío.');
});
