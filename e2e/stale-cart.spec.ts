import { expect, test } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { lineOf, menu, opensCartLeftBehind, storedCart } from './support/cart.ts';
import { withoutWhatsApp } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** The cart shows changes of the menu before anything is ordered. */

const gone = { id_producto: 99_999, nombre: 'Crepa de temporada', precio: 80 };

test('old and new price, missing products, and a confirmation before the order', async ({
  page,
  context,
}) => {
  const phone = '5552000010';
  await withoutWhatsApp(context);
  await returningCustomer(page, phone);
  const line = await lineOf(page, '/category?categoria=1');
  await opensCartLeftBehind(page, [
    { ...line, precio: line.precio - 7 },
    { ...line, ...gone },
  ]);

  const repriced = page.getByRole('listitem').filter({ hasText: line.nombre });
  await expect(repriced.locator('s')).toContainText(`$${(line.precio - 7).toFixed(2)}`);
  await expect(repriced).toContainText(`ahora $${line.precio.toFixed(2)}`);
  const lost = page.getByRole('listitem').filter({ hasText: gone.nombre });
  await expect(lost).toContainText('ya no está en el menú');
  await expect(lost.getByRole('button', { name: 'Quitar' })).toBeVisible();
  const finish = page.getByRole('button', { name: 'Finalizar' });
  await expect(finish).toContainText(`$${line.precio.toFixed(2)}`);

  await tap(finish);
  const question = page.getByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' });
  await expect(question).toContainText(`${gone.nombre} ya no está en el menú.`);
  await tap(question.getByRole('button', { name: 'Revisar carrito' }));
  expect(await storedCart(page)).toHaveLength(2);

  await tap(finish);
  await tap(question.getByRole('button', { name: 'Confirmar' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toMatchObject([{ total: line.precio }]);
});

test('a change of two lines of one product is reported once', async ({ page }) => {
  await returningCustomer(page, '5552000012');
  const line = await lineOf(page, '/category?categoria=1');
  const before = { ...line, precio: line.precio - 7 };
  const linked = await menu<number>(page, `/producto-ingredientes/${line.id_producto}`);
  const extras = (await menu<{ id_ingrediente: number }>(page, '/ingredientes')).filter(
    ({ id_ingrediente }) => id_ingrediente === linked[0],
  );
  await opensCartLeftBehind(page, [before, { ...before, extras }]);
  await expect(page.getByRole('listitem').locator('s')).toHaveCount(2);
  await tap(page.getByRole('button', { name: 'Finalizar' }));
  const question = page.getByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' });
  await expect(question.getByRole('listitem')).toHaveText([new RegExp(`^${line.nombre} cambió de`)]);
});

test('without a response of the backend the cart shows no changes', async ({ page }) => {
  await page.goto('/home');
  const line = await lineOf(page, '/category?categoria=1');
  const asked = page.waitForRequest('**/api/modal*');
  await page.route('**/api/modal*', (route) => route.abort('connectionreset'));
  await opensCartLeftBehind(page, [{ ...line, precio: line.precio - 7 }]);
  await asked;
  await expect(page.getByText(`$${(line.precio - 7).toFixed(2)}`).first()).toBeVisible();
  await expect(page.getByRole('listitem').locator('s')).toHaveCount(0);
});
