import { expect } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { interceptNext } from './support/intercept.ts';
import { layoutShift } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { colima, detailsOf } from './support/state.ts';
import { tap } from './support/tap.ts';

/** An order is neither lost nor duplicated (decisions O4–O7). */

const orders = '**/api/orders';
const cartIsEmpty = () => localStorage.getItem('cart') === '[]';

test('a lost response and a repeated request are one order', async ({ page }) => {
  const phone = '5551000001';
  await returningCustomer(page, phone);
  await interceptNext(page, orders, async (route) => {
    await route.fetch(); // the server has it
    await route.abort('connectionreset');
  });
  await customer.finishes(page);
  const again = page.getByRole('button', { name: 'Reintentar' });
  await expect(again).toBeVisible();
  expect(await page.evaluate(cartIsEmpty)).toBe(false);
  expect(await ordersOf(page.request, phone)).toHaveLength(1);

  await tap(again);
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('PEDIDO EN PREPARACIÓN')).toHaveCount(1);
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  expect(await page.evaluate(cartIsEmpty)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('pendingOrder'))).toBeNull();
});

const movedTo = (houseNumber: string, phone: string) =>
  JSON.stringify({ ...detailsOf(phone, true), houseNumber });

test('a page reloaded during the request repeats the same order, whatever the customer changes meanwhile', async ({
  page,
  context,
}) => {
  const phone = '5551000002';
  await returningCustomer(page, phone);
  await tap(page.getByRole('button', { name: 'Agregar nota para la cocina' }));
  await page.locator('[name=nota_pedido]').fill('Sin nuez');
  const reached = new Promise<void>((resolve) => {
    void interceptNext(page, orders, async (route) => {
      await route.fetch();
      resolve(); // and the page gets no response
    });
  });
  await customer.finishes(page);
  await reached;
  await page.evaluate((details) => localStorage.setItem('addressDetails', details), movedTo('77', phone));
  await page.reload();

  const card = page.getByRole('alert').filter({ hasText: 'Tu pedido quedó sin confirmar.' });
  await page.locator('[name=nota_pedido]').fill('Con mucha nuez');
  await expect(card).toContainText('1 producto · $');
  await expect(card).toContainText(`Para: ${colima.address}, 5, Portón azul`);
  await expect(card).toContainText('Nota: Sin nuez');
  const message = context.waitForEvent('page');
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page).toHaveURL('/home');
  await (await message).waitForURL(/^https:\/\/wa\.me\//);
  const text = new URL((await message).url()).searchParams.get('text');
  expect(text).toContain(`\nNota: Sin nuez\n`);
  expect(text).toContain(`\nDirección: ${colima.address}, 5, Portón azul\n`);
  expect(await ordersOf(page.request, phone)).toMatchObject([{ nota_pedido: 'Sin nuez' }]);
});

test('a message with a blocked tab is offered on the home page', async ({ page }) => {
  const phone = '5551000006';
  await returningCustomer(page, phone);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  const offer = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  const [order] = await ordersOf(page.request, phone);
  const text = new URL((await offer.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`*Pedido #${order?.id_pedido}*`);

  await page.reload();
  await expect(offer).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await tap(page.getByRole('button', { name: 'Ahora no' }));
  await expect(offer).toHaveCount(0);
});

test('a failed order is reported on other screens, with the way back to the cart', async ({ page }) => {
  await returningCustomer(page, '5551000008');
  let refuse = () => {};
  const left = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await interceptNext(page, orders, async (route) => {
    await left;
    await route.fulfill({ status: 422, json: { error: 'La tienda está cerrada' } });
  });
  await customer.finishes(page);
  await tap(page.getByRole('link', { name: 'Volver' }));
  await expect(page).toHaveURL('/home');
  refuse();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('La tienda está cerrada')).toBeVisible();

  // Shown once; the next visit of the cart removes it.
  await tap(page.getByRole('link', { name: 'Volver' }));
  await customer.opensCart(page);
  await expect(page.getByText('La tienda está cerrada')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeEnabled();
});
