import { expect } from '@playwright/test';
import { delivered, moveOrder, ordersOf } from './support/api.ts';
import { customer, test } from './support/customer.ts';
import { layoutShift, withoutStreams } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** The space of an order on home, and a backend without stages. What staff change: `live-updates` and `without-code`. */

test('a new order has its space on home, however late its chunk loads', async ({ page }) => {
  await returningCustomer(page, '5554000004');
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/OrdersUnderWay-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await customer.orders(page);
  await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
  const moved = await layoutShift(page);
  letGo();
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  expect((await layoutShift(page)) - moved).toBeLessThan(0.001);
});

test('a delivered order keeps its space until the next visit, without a layout shift', async ({ page }) => {
  const phone = '5554000005';
  await withoutStreams(page);
  await returningCustomer(page, phone);
  await customer.orders(page);
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  const [order] = await ordersOf(page.request, phone);
  // Home would read the delivery within ten seconds, and the next page would be the visit after it.
  await page.goto('about:blank');
  await moveOrder(page.request, order?.id_pedido ?? 0, delivered);
  await page.goto('/home');
  const none = page.getByText('Ya no tienes pedidos en camino.');
  await expect(none).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
  await expect(none).toHaveCount(0);
});

test('a backend without stages shows the texts of the spec only', async ({ page, context }) => {
  const phone = '5554000003';
  const withoutStages = (body: Record<string, unknown>) => {
    const { etapa, minutos, motivo, ...rest } = body;
    return rest;
  };
  await context.route('**/api/orders/user/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: (await answer.json()).map(withoutStages) });
  });
  await context.route('**/api/order-details/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: withoutStages(await answer.json()) });
  });
  await returningCustomer(page, phone);
  await customer.orders(page);
  const card = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(card).not.toContainText('Recibido');
  await tap(card);
  await expect(page.getByText('Monto Tot.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Avance del pedido' })).toHaveCount(0);
  // The page shows what home has read, and reads it again meanwhile.
  await context.unrouteAll({ behavior: 'wait' });
});
