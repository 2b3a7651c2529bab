import { expect, type Page, test } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { storedCart } from './support/cart.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/**
 * Changes of the menu since the customer added a product are shown, and ordered only after a confirmation (decision
 * O6).
 */

const question = (page: Page) => page.getByText('Tu pedido cambió. ¿Confirmar?');

test.beforeEach(({ context }) => withoutWhatsApp(context));

/**
 * A customer orders a product that costs ten pesos more by now, and is asked; the price is restored afterwards.
 */
async function finishesAtANewPrice(page: Page, phone: string, then: (price: number) => Promise<void>) {
  await returningCustomer(page, phone);
  const [line] = await storedCart(page);
  if (!line) throw new Error('The cart is empty.');
  const product = `/products/${line.id_producto}`;
  await writeAsOwner(page.request, product, { precio: line.precio + 10 });
  try {
    await customer.finishes(page);
    await expect(question(page)).toBeVisible();
    await then(line.precio + 10);
  } finally {
    await writeAsOwner(page.request, product, { precio: line.precio });
  }
}

test('a new price is shown before the order', async ({ page }) => {
  const phone = '5552000001';
  await finishesAtANewPrice(page, phone, async (price) => {
    expect(await ordersOf(page.request, phone)).toHaveLength(0);
    await tap(page.getByRole('button', { name: 'Confirmar' }));
    await expect(page).toHaveURL('/home');
    expect(await ordersOf(page.request, phone)).toMatchObject([{ total: price }]);
  });
});

test('a sold-out product is removed only after a confirmation', async ({ page }) => {
  const phone = '5552000002';
  await returningCustomer(page, phone);
  await page.goto('/home');
  await customer.opensProduct(page, 1);
  await customer.addsToCart(page);
  await customer.opensCart(page);
  const [soldOut, left] = await storedCart(page);
  const product = `/products/${soldOut?.id_producto}`;
  await writeAsOwner(page.request, product, { disponible: 0 });

  try {
    await customer.finishes(page);
    await expect(question(page)).toBeVisible();
    expect(await storedCart(page)).toHaveLength(2);
    await tap(page.getByRole('button', { name: 'Confirmar' }));
    await expect(page).toHaveURL('/home');
    expect(await ordersOf(page.request, phone)).toMatchObject([{ total: left?.precio }]);
  } finally {
    await writeAsOwner(page.request, product, { disponible: 1 });
  }
});

test('a confirmation without network orders nothing, not even later', async ({ page, context }) => {
  const phone = '5552000003';
  await finishesAtANewPrice(page, phone, async () => {
    await context.setOffline(true);
    await tap(page.getByRole('button', { name: 'Confirmar' }));
    await expect(page.getByText('Sin conexión no podemos recibir tu pedido.')).toBeVisible();
    const menuAsked = page.waitForResponse('**/api/modal*');
    await context.setOffline(false);
    await menuAsked;
    await expect(page).toHaveURL('/cart');
    expect(await ordersOf(page.request, phone)).toHaveLength(0);
  });
});
