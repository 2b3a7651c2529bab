import { expect, test } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** Every refusal is shown in Spanish, and the cart is kept until there is an order number (O4). */

const answers = [
  {
    status: 409,
    body: { error: 'Ese producto se acaba de agotar.' },
    says: 'Ese producto se acaba de agotar.',
  },
  { status: 422, body: { error: 'La tienda está cerrada.' }, says: 'La tienda está cerrada.' },
  {
    status: 429,
    headers: { 'Retry-After': '30' },
    body: { error: 'Demasiadas solicitudes. Espera 30 s.' },
    says: 'Son muchos intentos seguidos. Intenta de nuevo en 30 segundos.',
  },
  { status: 500, body: { error: 'Error interno' }, says: 'Error interno' },
  { status: 503, body: { error: 'La tienda está ocupada.' }, says: 'La tienda está ocupada.' },
  { status: 502, body: '<h1>Bad Gateway</h1>', says: 'Algo salió mal. Intenta de nuevo.' },
] as const;

test('each refusal is shown, keeps the cart and ends in one order', async ({ page, context }) => {
  const phone = '5556100001';
  await withoutWhatsApp(context);
  await returningCustomer(page, phone);
  const again = page.getByRole('button', { name: 'Reintentar' });
  for (const { status, body, says, ...rest } of answers) {
    await page.route(
      '**/api/orders',
      (route) =>
        route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body), ...rest }),
      { times: 1 },
    );
    await (status === 409 ? customer.finishes(page) : tap(again));
    await expect(page.getByRole('alert')).toContainText(says);
    expect(await storedCart(page), `${status}`).toHaveLength(1);
  }
  expect(await ordersOf(page.request, phone)).toHaveLength(0);
  await tap(again);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  expect(await storedCart(page)).toEqual([]);
});

test('a refusal closes the tab for the message', async ({ page, context }) => {
  const phone = '5556100002';
  await withoutWhatsApp(context);
  await returningCustomer(page, phone);
  const refusal = { status: 422, json: { error: 'La tienda está cerrada.' } };
  await page.route('**/api/orders', (route) => route.fulfill(refusal), { times: 1 });
  const opened = context.waitForEvent('page');
  await customer.finishes(page);
  const tab = await opened;
  await expect.poll(() => tab.isClosed()).toBe(true);
});

test('a lost script is reported like a failed call, and retried', async ({ page, context }) => {
  const phone = '5556100003';
  await withoutWhatsApp(context);
  const asked = page.waitForRequest('**/placeDraft-*.js');
  await page.route('**/placeDraft-*.js', (route) => route.abort());
  await returningCustomer(page, phone);
  await asked;
  await customer.finishes(page);
  await expect(page.getByRole('alert')).toContainText('Algo salió mal. Intenta de nuevo.');
  expect(await storedCart(page)).toHaveLength(1);
  await page.unroute('**/placeDraft-*.js');
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});
