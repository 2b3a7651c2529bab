import { expect, test } from '@playwright/test';
import { lineOf, opensCartLeftBehind } from './support/cart.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { cartLine } from './support/state.ts';
import { tap } from './support/tap.ts';

/** What a customer reads while the shop answers, when it answers without a text, and when nothing can be ordered. */

const gone = { ...cartLine, id_producto: 99_999, nombre: 'Crepa de temporada' };

test.beforeEach(({ context }) => withoutWhatsApp(context));

test('what the cart did not know to be gone is told by the shop, and the cart can be emptied', async ({
  page,
}) => {
  await returningCustomer(page, '5559110013');
  const line = await lineOf(page, '/category?categoria=1');
  await page.route('**/api/modal*', (route) => route.abort('connectionreset'));
  await opensCartLeftBehind(page, [{ ...line, id_producto: gone.id_producto }]);
  await customer.finishes(page);
  const empty = page.getByRole('button', { name: 'Vaciar carrito' });
  await expect(empty).toBeVisible();
  await page.unroute('**/api/modal*');
  await tap(empty);
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
});
