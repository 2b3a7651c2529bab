import { expect, test } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';

/** What changed since the customer looked is told, and ordered only after a yes (decision O6). */

test('a new price is shown before it is paid', async ({ page, context }) => {
  const phone = '5552000001';
  await withoutWhatsApp(context);
  await returningCustomer(page, phone);
  const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
  const product = `/products/${line.id_producto}`;
  await writeAsOwner(page.request, product, { precio: line.precio + 10 });

  try {
    await customer.finishes(page);
    await expect(page.getByText('Tu pedido cambió. ¿Confirmar?')).toBeVisible();
    expect(await ordersOf(page.request, phone)).toHaveLength(0);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL('/home');
    expect(await ordersOf(page.request, phone)).toMatchObject([{ total: line.precio + 10 }]);
  } finally {
    await writeAsOwner(page.request, product, { precio: line.precio });
  }
});

test('a product that ran out leaves the cart only with a yes', async ({ page, context }) => {
  const phone = '5552000002';
  await withoutWhatsApp(context);
  await returningCustomer(page, phone);
  await page.goto('/home');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Agregar/ })
    .nth(1)
    .click();
  await customer.addsToCart(page);
  await customer.opensCart(page);
  const [soldOut, left] = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
  const product = `/products/${soldOut.id_producto}`;
  await writeAsOwner(page.request, product, { disponible: 0 });

  try {
    await customer.finishes(page);
    await expect(page.getByText('Tu pedido cambió. ¿Confirmar?')).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
    expect(kept).toHaveLength(2);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page).toHaveURL('/home');
    expect(await ordersOf(page.request, phone)).toMatchObject([{ total: left.precio }]);
  } finally {
    await writeAsOwner(page.request, product, { disponible: 1 });
  }
});

test('a yes without network orders nothing, not even when it is back', async ({ page, context }) => {
  const phone = '5552000003';
  await withoutWhatsApp(context);
  await returningCustomer(page, phone);
  const [line] = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'));
  const product = `/products/${line.id_producto}`;
  await writeAsOwner(page.request, product, { precio: line.precio + 10 });

  try {
    await customer.finishes(page);
    await expect(page.getByText('Tu pedido cambió. ¿Confirmar?')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Sin conexión no podemos recibir tu pedido.')).toBeVisible();
    const menuAsked = page.waitForResponse('**/api/modal*');
    await context.setOffline(false);
    await menuAsked;
    await expect(page).toHaveURL('/cart');
    expect(await ordersOf(page.request, phone)).toHaveLength(0);
  } finally {
    await context.setOffline(false);
    await writeAsOwner(page.request, product, { precio: line.precio });
  }
});
