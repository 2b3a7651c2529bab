import { expect, type Page } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { menu, storedCart } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/**
 * Changes of the menu since the customer added a product are shown, and ordered only after a confirmation (decision
 * O6).
 */

type Row = { id_producto: number; nombre: string; combo: 0 | 1 };

const question = (page: Page) => page.getByText('Tu pedido cambió. ¿Confirmar?');

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

test('a combo that lost a crepa stays in the cart, and another crepa can be chosen', async ({ page }) => {
  const phone = '5552000004';
  await returningCustomer(page, phone);
  const [combo] = (await menu<Row>(page, '/category?categoria=3')).filter((product) => product.combo === 1);
  const crepas = (await menu<Row>(page, '/crepa-combo')).slice(1, 4);
  const line = { ...combo, quantity: 1, extras: [], es_combo: true, crepas_seleccionadas: crepas };
  const has = async (...cart: readonly object[]) => {
    await page.evaluate((lines) => localStorage.setItem('cart', lines), JSON.stringify(cart));
    await page.reload();
  };
  const [other] = await storedCart(page);
  await has(line, other ?? {});
  const lost = `/products/${crepas[0]?.id_producto}`;
  await writeAsOwner(page.request, lost, { disponible: 0 });
  try {
    await customer.finishes(page);
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(`${crepas[0]?.nombre} ya no está disponible.`);
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Elegir otra crepa' })).toBeVisible();

    await has(line);
    await tap(page.getByRole('link', { name: 'Elegir otra crepa' }));
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(2);
    await tap(page.getByRole('button', { pressed: false }).first());
    await tap(page.getByRole('button', { name: /^Guardar cambios/ }));
    await customer.finishes(page);
    await expect(page).toHaveURL('/home');
    expect(await ordersOf(page.request, phone)).toHaveLength(1);
  } finally {
    await writeAsOwner(page.request, lost, { disponible: 1 });
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
