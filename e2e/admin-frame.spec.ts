import { expect, type Page, test } from '@playwright/test';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** The navigation of the staff screens, and their loading states. */

/** Holds the responses of a call until they are released. */
async function holds(page: Page, path: string, method: string): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  });
  return letGo;
}

test('the bar links every screen and marks the current one', async ({ page }) => {
  await staff.opens(page, '/orders');
  const bar = page.getByRole('navigation', { name: 'Administración Crepatlán' });
  for (const [name, path] of [
    ['Productos', '/admin'],
    ['Categorías', '/create-category'],
    ['Extras', '/extras'],
    ['Crear Extra', '/create-extras'],
    ['Tienda', '/shop'],
    ['Pedidos', '/orders'],
  ] as const) {
    await tap(bar.getByRole('link', { name, exact: true }));
    await expect(page).toHaveURL(path);
    await expect(bar.locator('[aria-current=page]')).toHaveText(name);
  }
});

test('four skeleton cards are shown while orders and products load', async ({ page }) => {
  const letOrdersGo = await holds(page, '**/api/active-orders', 'GET');
  await staff.opens(page, '/orders');
  await expect(page.locator('main [role=status] [inert] li')).toHaveCount(4);
  letOrdersGo();
  await expect(page.locator('main [role=status] [inert]')).toHaveCount(0);

  const letProductsGo = await holds(page, '**/api/admin?*', 'GET');
  await page.goto('/admin');
  await expect(page.locator('main [role=status] [inert] li')).toHaveCount(4);
  letProductsGo();
  await expect(page.getByRole('button', { name: /^Ocultar/ }).first()).toBeVisible();
});

test('a product shows that it is being updated until the server answers', async ({ page }) => {
  await staff.opens(page, '/admin');
  const hide = page.getByRole('button', { name: /^Ocultar/ }).first();
  const name = ((await hide.getAttribute('aria-label')) ?? '').replace('Ocultar ', '');
  const letGo = await holds(page, '**/api/**', 'PUT');
  await tap(hide);
  const updating = page.getByRole('button', { name: 'Actualizando…' });
  await expect(updating).toHaveCount(1);
  letGo();
  await expect(updating).toHaveCount(0);
  await tap(page.getByRole('button', { name: `Mostrar ${name}` }));
  await expect(page.getByRole('button', { name: `Ocultar ${name}` })).toBeVisible();
});
