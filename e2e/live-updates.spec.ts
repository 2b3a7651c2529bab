import { expect, type Locator, type Page } from '@playwright/test';
import { ordersOf, type ProductWire, writeAsOwner } from './support/api.ts';
import { menu } from './support/cart.ts';
import { customer, test } from './support/customer.ts';
import { stopsClock } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { knownCustomer, remember } from './support/state.ts';

/** The server's events reach a visible page of the store: its polls every 10 and 15 s are not needed. */

test.afterEach(async ({ request }) => {
  await writeAsOwner(request, '/shop/pausa', {}, 'DELETE');
});

const paused = (page: Page) => page.getByText(/^Pausamos pedidos hasta /);
const streamOf = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/events') && response.status() === 200);

/** Too little time passes in the page for a poll: 20 ms at each look, at most 3 s. */
async function arrives(page: Page, locator: Locator): Promise<void> {
  const look = async () => {
    await page.clock.runFor(20);
    return locator.isVisible();
  };
  await expect.poll(look, { intervals: [300], timeout: 45_000 }).toBe(true);
}

test('a pause and its end reach home without a poll', { tag: '@long' }, async ({ page, request }) => {
  await page.clock.install();
  await remember(page, knownCustomer('5559180001'));
  const stream = streamOf(page);
  await page.goto('/home');
  expect(new URL((await stream).url()).pathname).toBe('/api/shop/events');
  await stopsClock(page);
  await writeAsOwner(request, '/shop/pausa', { minutos: 30 }, 'POST');
  await arrives(page, paused(page));
  await writeAsOwner(request, '/shop/pausa', {}, 'DELETE');
  await arrives(page, page.getByText('45 minutos', { exact: true }));
});

test('a sold-out product and a new price reach open home, and every card keeps its place', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  const stream = streamOf(page);
  await page.goto('/home');
  await stream;
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  const names = async () => (await cards.allInnerTexts()).map((text) => text.split('\n')[0]);
  const [first, second] = (await menu<ProductWire>(page, '/category?categoria=1')) as [
    ProductWire,
    ProductWire,
  ];
  const cardOf = ({ nombre }: ProductWire) => cards.filter({ hasText: nombre }).last();
  await expect(cardOf(second)).toBeVisible();
  const before = await names();
  await stopsClock(page);
  try {
    await writeAsOwner(page.request, `/products/${first.id_producto}`, { disponible: 0 });
    await arrives(page, cardOf(first).getByText('Agotado'));
    await writeAsOwner(page.request, `/products/${second.id_producto}`, { precio: second.precio + 10 });
    await arrives(page, cardOf(second).getByText(`$${second.precio + 10}.00`));
    expect(await names()).toEqual(before);
  } finally {
    await writeAsOwner(page.request, `/products/${first.id_producto}`, { disponible: 1 });
    await writeAsOwner(page.request, `/products/${second.id_producto}`, { precio: second.precio });
  }
});

test('a stage of an order reaches its customer without a poll', async ({ page, request }) => {
  const phone = '5559180002';
  await page.clock.install();
  await returningCustomer(page, phone);
  await customer.orders(page);
  const [order] = await ordersOf(request, phone);
  const card = page.getByRole('link', { name: /PEDIDO EN PREPARACIÓN/ });
  await expect(card).toContainText('Recibido');
  const stream = streamOf(page);
  await page.reload();
  expect(new URL((await stream).url()).pathname).toBe(`/api/orders/user/${phone}/events`);
  await expect(card).toContainText('Recibido');
  await stopsClock(page);
  await writeAsOwner(request, `/orders/${order?.id_pedido}`, { etapa: 'aceptado', minutos: 35 }, 'PATCH');
  await arrives(page, card.getByText(/Aceptado · hacia las? \d/));
});
