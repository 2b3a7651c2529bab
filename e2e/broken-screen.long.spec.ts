import { expect, test } from '@playwright/test';
import { customer } from './support/customer.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

test('a screen that fails to load shows a retry, and the cart is kept', async ({ page }) => {
  const chunk = '**/assets/CartScreen-*.js';
  await page.route(chunk, (route) => route.abort('connectionreset'));
  await customer.arrives(page);
  await tap(page.getByRole('link', { name: /Cajeta con nuez/ }).first());
  await customer.addsToCart(page);

  await tap(page.getByRole('link', { name: /Ver carrito/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
  await expect(page).toHaveTitle(/Algo salió mal/);
  await expect(page.getByRole('alert')).toContainText('Tu carrito sigue guardado.');

  await page.unroute(chunk);
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeVisible();
  await expect(page.getByText('Cajeta con nuez')).toBeVisible();
});

test('a staff screen that fails to load keeps the navigation', async ({ page }) => {
  await page.route('**/admin-assets/SalesReportScreen-*.js', (route) => route.abort('connectionreset'));
  await staff.opens(page, '/orders');
  await tap(page.getByRole('link', { name: 'Corte del día' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Pedidos' }));
  await expect(page.getByRole('tab', { name: 'Pedidos Activos' })).toBeVisible();
});
