import { expect, test } from '@playwright/test';

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
