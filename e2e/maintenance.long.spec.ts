import { expect, test } from '@playwright/test';
import { tap } from './support/tap.ts';

/** A failing backend leads to a page that recovers by itself (spec §2, decision S9). */

test('home leads to maintenance, and maintenance back to home, automatically', async ({ page }) => {
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

test('an unknown order shows «Error», an unknown address links the menu', async ({ page }) => {
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
