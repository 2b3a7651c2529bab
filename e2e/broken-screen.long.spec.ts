import { expect, test } from '@playwright/test';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

test('a staff screen that fails to load keeps the navigation', async ({ page }) => {
  await page.route('**/admin-assets/SalesReportScreen-*.js', (route) => route.abort('connectionreset'));
  await staff.opens(page, '/orders');
  await tap(page.getByRole('link', { name: 'Corte del día' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Algo salió mal' })).toBeVisible();
  await tap(page.getByRole('navigation').getByRole('link', { name: 'Pedidos' }));
  await expect(page.getByRole('tab', { name: 'Pedidos Activos' })).toBeVisible();
});
