import { expect } from '@playwright/test';
import { saysOffline } from './phones/network.ts';
import { ordersOf } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { intercept } from './support/intercept.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** A browser that says it is offline (a VPN, some browsers of Android): only a failed request says «Sin conexión». */

test.beforeEach(({ page }) => saysOffline(page));

test('with a network that works the order is placed, and nothing says «Sin conexión»', async ({ page }) => {
  const phone = '5559150001';
  await page.goto('/home');
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Sin conexión', { exact: true })).toBeHidden();
  await returningCustomer(page, phone);
  await customer.finishes(page);
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
  await expect(page.getByText('Sin conexión', { exact: true })).toBeHidden();
});

test('a request that fails says it, sends nothing, and the next tap orders', async ({ page }) => {
  const phone = '5559150002';
  await returningCustomer(page, phone);
  const reconnect = await intercept(page, '**/api/**', (route) => route.abort('internetdisconnected'));
  await customer.finishes(page);
  await expect(page.getByRole('alert')).toContainText('Sin conexión no podemos recibir tu pedido.');
  expect(await page.evaluate(() => localStorage.getItem('pendingOrder'))).toBeNull();
  reconnect();
  await tap(page.getByRole('button', { name: 'Reintentar' }));
  await expect(page).toHaveURL('/home');
  expect(await ordersOf(page.request, phone)).toHaveLength(1);
});
