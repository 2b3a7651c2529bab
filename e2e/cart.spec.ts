import { expect, test } from '@playwright/test';
import { lineOf, opensCartLeftBehind, storedCart } from './support/cart.ts';
import { knownCustomer, remember } from './support/state.ts';
import { tap } from './support/tap.ts';

/** The cart: totals, navigation, and tapping of the quantity buttons on every phone. */

const known = knownCustomer('5557000002');

test('it shows the total, and links the address and the menu', async ({ page }) => {
  await remember(page, known);
  await page.goto('/home');
  const first = await lineOf(page, '/category?categoria=1', { quantity: 3 });
  const second = await lineOf(page, '/category?categoria=2', { quantity: 2 });
  await opensCartLeftBehind(page, [first, second]);
  const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
  const sum = pesos.format(3 * first.precio + 2 * second.precio);
  const rowOf = (term: string) => page.getByRole('term').filter({ hasText: term }).locator('..');
  await expect(rowOf('Subtotal').getByRole('definition')).toHaveText(sum);
  await expect(rowOf('Envío').getByRole('definition')).toHaveText('Envío gratis');
  await expect(rowOf('Total').last().getByRole('definition')).toHaveText(sum);

  await tap(page.getByRole('link', { name: /Colima 5/ }));
  await expect(page).toHaveURL('/address');
  await page.goBack();
  await tap(page.getByRole('link', { name: 'Volver' }));
  await expect(page).toHaveURL('/home');
});

test('taps change the quantity on every phone, with large text and large totals', async ({ page }) => {
  await remember(page, known);
  await page.goto('/home');
  // The price of the menu, and a total of more than $1,000.
  await opensCartLeftBehind(page, [await lineOf(page, '/category?categoria=1', { quantity: 30 })]);
  const session = await page.context().newCDPSession(page);
  for (const width of [320, 360, 375, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const standard of [16, 21, 32]) {
      await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
      const quantity = page.getByRole('group', { name: /^Cantidad de/ }).locator('output');
      await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
      await expect(quantity, `+ at ${width} px`).toHaveText('31');
      await tap(page.getByRole('button', { name: 'Disminuir cantidad' }));
      await expect(quantity, `− at ${width} px`).toHaveText('30');
      await expect(page).toHaveURL('/cart');
    }
  }
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 30 }]);
});
