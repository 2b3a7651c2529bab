import { expect } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { lineOf, opensCartLeftBehind, storedCart } from './support/cart.ts';
import { test } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** The cart shows changes of the menu before anything is ordered. */

const gone = { id_producto: 99_999, nombre: 'Crepa de temporada', precio: 80 };

test('old and new price, missing products, and a confirmation before the order', async ({ page }) => {
  const phone = '5552000010';
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
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /Ver carrito/ })).toContainText(`$${line.precio.toFixed(2)}`);
  await page.goBack();
  const finish = page.getByRole('button', { name: 'Finalizar' });
  await expect(finish).toContainText(`$${line.precio.toFixed(2)}`);

  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await tap(finish);
  const question = page.getByRole('dialog', { name: 'Tu pedido cambió. ¿Confirmar?' });
  await expect(question).toContainText(`${gone.nombre} ya no está en el menú.`);
  await tap(question.getByRole('button', { name: 'Revisar carrito' }));
  expect(await storedCart(page)).toHaveLength(2);
  // A server that does not compare prices would have taken the order.
  expect(sent).not.toContain('/api/orders');

  await tap(finish);
  await tap(question.getByRole('button', { name: 'Confirmar' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toMatchObject([{ total: line.precio }]);
});
