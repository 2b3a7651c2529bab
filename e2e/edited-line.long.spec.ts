import { expect, type Page, test } from '@playwright/test';
import { lineOf, opensCartLeftBehind, storedCart } from './support/cart.ts';
import { customer } from './support/customer.ts';
import { tap } from './support/tap.ts';

/** Editing a line of the cart on the product screen. */

const edit = (page: Page) => page.getByRole('link', { name: /^Editar/ });
const save = (page: Page) => page.getByRole('button', { name: /^Guardar cambios/ });

test('quantity and extras are preset, and saving changes the line', async ({ page }) => {
  await customer.arrives(page);
  await customer.opensProduct(page);
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await customer.addsToCart(page);
  await customer.opensCart(page);

  await tap(edit(page));
  await expect(page).toHaveURL(/\/add\/\d+\?linea=/);
  await expect(page.getByRole('group', { name: 'Cantidad' })).toContainText('2');
  const extra = page.getByRole('checkbox').first();
  await extra.check();
  await tap(save(page));
  await expect(page).toHaveURL('/cart');
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 2, extras: [{}] }]);

  await tap(edit(page));
  await expect(extra).toBeChecked();
  await extra.uncheck();
  await tap(page.getByRole('link', { name: 'Volver' }));
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toMatchObject([{ quantity: 2, extras: [{}] }]);
});

test('the second of two taps falls on the cart, and finishes nothing', async ({ page }) => {
  await page.goto('/home');
  await opensCartLeftBehind(page, [await lineOf(page, '/category?categoria=1')]);
  const finish = page.getByRole('button', { name: 'Finalizar' });
  await tap(edit(page));
  const place = await save(page).boundingBox();
  if (!place) throw new Error('«Guardar cambios» has no place.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page).toHaveURL('/cart');
  await expect(finish).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await tap(page.getByRole('button', { name: 'Aumentar cantidad' }));
  await expect.poll(() => storedCart(page)).toMatchObject([{ quantity: 2 }]);
  await expect(page).toHaveURL('/cart');
  await tap(finish);
  await expect(page).toHaveURL('/location-permission');
});
