import { expect } from '@playwright/test';
import { ordersOf } from './support/api.ts';
import { lineOf, opensCartLeftBehind } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { intercept } from './support/intercept.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { cartLine } from './support/state.ts';
import { tap } from './support/tap.ts';

/** What a customer reads while the shop answers, when it answers without a text, and when nothing can be ordered. */

const orders = '**/api/orders';
const gone = { ...cartLine, id_producto: 99_999, nombre: 'Crepa de temporada' };

test('«Finalizar» says that the order is being sent', async ({ page }) => {
  await returningCustomer(page, '5559110011');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(orders, async (route) => {
    await answered;
    await route.continue();
  });
  await customer.finishes(page);
  const button = page.getByRole('button', { name: 'Enviando…' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button.getByText('Enviando…')).toHaveCSS('opacity', '1');
  answer();
  await expect(page).toHaveURL('/home');
});

test('a cart in which nothing is left to order leads back to the menu', async ({ page }) => {
  const phone = '5559110012';
  await returningCustomer(page, phone);
  await page.evaluate((line) => localStorage.setItem('cart', JSON.stringify([line])), gone);
  await page.goto('/cart');
  await expect(page.getByText('Nada de tu carrito se puede pedir como está.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeHidden();
  await tap(page.getByRole('link', { name: 'Elegir otra cosa' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(0);
});

test('what the cart did not know to be gone is told by the shop, and the cart can be emptied', async ({
  page,
}) => {
  await returningCustomer(page, '5559110013');
  const line = await lineOf(page, '/category?categoria=1');
  const reconnect = await intercept(page, '**/api/modal*', (route) => route.abort('connectionreset'));
  await opensCartLeftBehind(page, [{ ...line, id_producto: gone.id_producto }]);
  await customer.finishes(page);
  const empty = page.getByRole('button', { name: 'Vaciar carrito' });
  await expect(empty).toBeVisible();
  reconnect();
  await tap(empty);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});
