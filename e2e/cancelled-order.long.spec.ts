import { type Browser, expect, type Page } from '@playwright/test';
import { moveOrder, ordersOf } from './support/api.ts';
import { board } from './support/board.ts';
import { customer, test } from './support/customer.ts';
import { knownDelivery, knownOrder } from './support/orderDetails.ts';
import { inOtherBrowser } from './support/ownPage.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { tap } from './support/tap.ts';

/** A customer cancels an order that staff have not answered; both sides are told the truth. */

test.beforeEach(board.clears);

/** Orders a crepa, and opens the order's page. */
async function hasOrdered(page: Page, phone: string): Promise<number> {
  await returningCustomer(page, phone);
  await customer.orders(page);
  const [order] = await ordersOf(page.request, phone);
  const id = order?.id_pedido ?? 0;
  await page.goto(`/order-details/${id}`);
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
  return id;
}

async function cancels(page: Page) {
  await tap(page.getByRole('button', { name: 'Cancelar pedido' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar pedido' }));
}

const cancelledCard = (page: Page, id: number) =>
  page.getByRole('listitem', { name: `Pedido #${id}, cancelado por el cliente` });

/** The frequencies of the notes that were played, in hertz. */
function recordNotes() {
  const { start } = OscillatorNode.prototype;
  const played: number[] = [];
  OscillatorNode.prototype.start = function (...when) {
    played.push(this.frequency.value);
    document.documentElement.dataset.played = played.join(' ');
    start.apply(this, when);
  };
}

const onTheTablet = (browser: Browser, look: (tablet: Page) => Promise<void>) =>
  inOtherBrowser(browser, { viewport: { width: 1280, height: 900 } }, look);

test('a cancelled order stays on the board, struck and without steps, and sounds different', async ({
  page,
  browser,
}) => {
  const id = await hasOrdered(page, '5575000001');
  await onTheTablet(browser, async (tablet) => {
    await tablet.addInitScript(recordNotes);
    await board.opens(tablet);
    await board.taps(tablet, 'Activar sonido');
    await board.shows(tablet, id, 'Recibido');

    // The event alone keeps the card: a card that is gone until the details have come vanishes under a finger.
    await tablet.route(`**/api/order-details/${id}`, (route) => route.abort());
    await cancels(page);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Cancelaste tu pedido.');
    await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);

    const card = cancelledCard(tablet, id);
    await expect(card).toContainText('Cancelado por el cliente');
    await expect(card.getByRole('button')).toHaveCount(1);
    const played = () => tablet.evaluate(() => document.documentElement.dataset.played ?? '');
    await expect.poll(played).toContain('587 440 294');
    await tap(card.getByRole('button', { name: `Enterado, quitar #${id} del tablero` }));
    await expect(card).toHaveCount(0);
  });
  // Home reports orders that ended by themselves. This one the customer ended.
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Qué vas a pedir hoy?' })).toBeVisible();
  await expect(page.getByText(`Pedido #${id}`)).toHaveCount(0);
});

test('a cancellation after the kitchen has accepted is refused with the truth', async ({ page }) => {
  const id = await hasOrdered(page, '5575000002');
  await tap(page.getByRole('button', { name: 'Cancelar pedido' }));
  // No event reaches the page: it must learn it from the refusal.
  await page.context().route('**/api/order-details/*', (route) => route.abort());
  await moveOrder(page.request, id, [{ etapa: 'aceptado' }]);
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar pedido' }));
  await expect(
    page.getByText('La cocina ya aceptó tu pedido: para cancelarlo, llama a la tienda.'),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an order that the server rejected by itself stays on the board, struck, until somebody has read it', async ({
  page,
}) => {
  const order = { id_pedido: 7, total: 445, etapa: 'recibido', ...knownDelivery };
  await page.route('**/api/active-orders', (route) => route.fulfill({ json: [order] }));
  const rejected = { ...order, etapa: 'rechazado', terminado_por: 'sin_respuesta' };
  await page.route('**/api/orders/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `id: 1\nevent: pedido\ndata: ${JSON.stringify(rejected)}\n\n`,
    }),
  );
  await board.opens(page);
  const card = page.getByRole('listitem', { name: 'Pedido #7, rechazado solo: nadie lo aceptó' });
  await expect(card).toContainText('Rechazado solo: nadie lo aceptó');
  await expect(page.getByText('El pedido #7 se rechazó solo: nadie lo aceptó')).toBeAttached();
  await expect(card.getByRole('button')).toHaveCount(1);
  // Another load of the board, to which no event tells of the order.
  await page.route('**/api/active-orders', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/orders/events', (route) => route.abort());
  await page.route('**/api/order-details/7', (route) =>
    route.fulfill({ json: { ...knownOrder, ...rejected } }),
  );
  await page.reload();
  await expect(card).toContainText('Rechazado solo: nadie lo aceptó');
  await tap(card.getByRole('button', { name: 'Enterado, quitar #7 del tablero' }));
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No hay pedidos activos')).toBeVisible();
  await expect(card).toHaveCount(0);
});
