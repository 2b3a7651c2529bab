import { expect, test } from '@playwright/test';
import { tap } from './support/tap.ts';

/** A shop that cannot answer says so, and comes back by itself (spec §2, decision S9). */

test('home leads to maintenance, and maintenance home, without a hand', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/{promo,home}', (route) =>
    isDown ? route.fulfill({ status: 503, json: { error: 'Volvemos pronto' } }) : route.continue(),
  );
  await page.goto('/maintenance');
  await expect(page.getByText('Estamos en mantenimiento')).toBeVisible();
  isDown = false;
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
});

test('an order that is not there says «Error», an address that is not there leads to the menu', async ({
  page,
}) => {
  for (const id of ['999999', 'x', '0']) {
    await page.goto(`/order-details/${id}`);
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await tap(page.getByRole('link', { name: 'Ver el menú' }));
  await expect(page).toHaveURL('/home');
  await page.goto('/add/999999');
  await expect(page.getByText('Producto no encontrado')).toBeVisible();
});
