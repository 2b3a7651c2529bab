import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { delivered, moveOrder, ordersOf, writeAsOwner } from './support/api.ts';
import { customer, withoutWhatsApp } from './support/customer.ts';
import { layoutShift, withoutStreams } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** Changes of an order by the staff reach the customer within 15 s, without a reload. */

const promptly = { timeout: 5_000 };

/** The polling interval is ten of these seconds: the clock skips it. */
const tenSecondsPass = (page: Page) => page.clock.fastForward(10_000);

async function stepper(request: APIRequestContext, phone: string) {
  const [order] = await ordersOf(request, phone);
  const id = order?.id_pedido ?? 0;
  return { id, step: (step: object) => writeAsOwner(request, `/orders/${id}`, step, 'PATCH') };
}

test('stage and promised minutes on home and in the details', async ({ page, context }) => {
  const phone = '5554000001';
  await withoutWhatsApp(context);
  await page.clock.install();
  await returningCustomer(page, phone);
  await customer.orders(page);
  const { id, step } = await stepper(page.request, phone);
  const card = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(card).toContainText('Recibido');
  const moved = await layoutShift(page);

  await step({ etapa: 'aceptado', minutos: 35 });
  await tenSecondsPass(page);
  await expect(card).toContainText('Aceptado · 35 min', promptly);
  expect((await layoutShift(page)) - moved).toBeLessThan(0.001);

  await tap(card);
  await expect(page).toHaveURL(`/order-details/${id}`);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /^La tienda aceptó tu pedido\. Llega hacia las? \d{1,2}:\d\d [ap]\.m\.$/,
  );
  await step({ etapa: 'preparando' });
  await tenSecondsPass(page);
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toHaveText(
    /En preparación/,
    promptly,
  );
  await step({ etapa: 'cancelado', motivo: 'Se fue la luz' });
  await tenSecondsPass(page);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    'Tu pedido fue cancelado. Motivo: Se fue la luz',
    promptly,
  );
});

test('home shows the reason of a rejected order', async ({ page, context }) => {
  const phone = '5554000002';
  await withoutWhatsApp(context);
  await page.clock.install();
  await returningCustomer(page, phone);
  await customer.orders(page);
  const { id, step } = await stepper(page.request, phone);
  const card = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(card).toBeVisible();
  const moved = await layoutShift(page);

  await step({ etapa: 'rechazado', motivo: 'Ya cerramos' });
  await tenSecondsPass(page);
  const news = page.getByRole('alert').filter({ hasText: `Pedido #${id}` });
  await expect(news).toContainText('La tienda rechazó tu pedido. Motivo: Ya cerramos', promptly);
  await expect(card).toHaveCount(0);
  expect((await layoutShift(page)) - moved).toBeLessThan(0.001);

  await page.reload();
  await expect(news).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await tap(news.getByRole('button', { name: 'Entendido' }));
  await expect(news).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('a new order has its space on home, however late its chunk loads', async ({ page, context }) => {
  await withoutWhatsApp(context);
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

test('a delivered order keeps its space until the next visit, without a layout shift', async ({
  page,
  context,
}) => {
  const phone = '5554000005';
  await withoutWhatsApp(context);
  // Otherwise the delivery may be shown before the reload, which then is the next visit.
  await withoutStreams(page);
  await returningCustomer(page, phone);
  await customer.orders(page);
  await expect(page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ })).toBeVisible();
  const [order] = await ordersOf(page.request, phone);
  await moveOrder(page.request, order?.id_pedido ?? 0, delivered);
  await page.reload();
  const none = page.getByText('Ya no tienes pedidos en camino.');
  await expect(none).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
  await expect(none).toHaveCount(0);
});

test('a backend without stages shows the texts of the spec only', async ({ page, context }) => {
  const phone = '5554000003';
  await withoutWhatsApp(context);
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
});
