import { expect, type Page, test } from '@playwright/test';
import { type ActiveOrderWire, readAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { placeOrder } from './support/placedOrder.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Network failures during an evening: the board reports an unknown state, and misses no order. */

test.beforeEach(board.clears);

const withoutEvents = (page: Page) =>
  page.route('**/api/orders/events', (route) =>
    route.fulfill({ status: 404, json: { error: 'No existe.' } }),
  );

/** The board's delays: before it reports a lost connection, and between two polls without events. */
const tenSecondsPass = (page: Page) => page.clock.fastForward(10_000);

const gone = (page: Page) => page.getByText('Sin conexión: los pedidos pueden no estar al día');

test('a lost network is reported, and orders placed meanwhile appear when it is back', async ({
  page,
  context,
  request,
}) => {
  await page.clock.install();
  await staff.opens(page, '/orders');
  const before = await placeOrder(request, '5572000001');
  await board.shows(page, before, 'Recibido');
  await context.setOffline(true);
  const meanwhile = await placeOrder(request, '5572000002');
  await tenSecondsPass(page);
  await expect(gone(page)).toBeVisible({ timeout: 20_000 });
  // A failed step is reverted with a message.
  await board.tapsInOrder(page, before, `Aceptar #${before} en 10 min`);
  await expect(page.getByRole('alert')).toContainText(`No se guardó el pedido #${before}`);
  await board.shows(page, before, 'Recibido');
  await context.setOffline(false);
  await board.shows(page, meanwhile, 'Recibido');
  await expect(gone(page)).toBeHidden();
  const after = await placeOrder(request, '5572000003');
  await board.shows(page, after, 'Recibido');
});

test('on a backend with only the calls of the specification the orders are one list', async ({
  page,
  request,
}) => {
  await withoutEvents(page);
  await page.clock.install();
  let hidden: number | null = null;
  await page.route('**/api/active-orders', async (route) => {
    const orders = await readAsOwner<ActiveOrderWire[]>(request, '/active-orders');
    const spec = orders.map(({ id_pedido, total, telefono_usuario, direccion_entrega }) => ({
      nombre: 'Ana',
      id_pedido,
      telefono_usuario,
      direccion_entrega,
      total,
      metodo_pago: 'efectivo',
    }));
    await route.fulfill({ json: spec.filter((order) => order.id_pedido !== hidden) });
  });
  const old = await placeOrder(request, '5572000005');
  hidden = await placeOrder(request, '5572000006');
  await staff.opens(page, '/orders');
  const card = board.card(page, old);
  await expect(card).toContainText('Ana');
  await expect(card).toContainText('5572000005');
  await expect(card).toContainText('Efectivo');
  await expect(page.getByRole('button', { name: /^(Aceptar|Rechazar|Enterado)/ })).toHaveCount(0);

  const late = hidden;
  hidden = null;
  await tenSecondsPass(page);
  await expect(board.card(page, late)).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
  await tap(page.getByRole('button', { name: 'Enterado: 1 pedido nuevo' }));
  await expect(page).toHaveTitle(/^Pedidos/);
  // The board may be reading the orders again.
  await page.unrouteAll({ behavior: 'wait' });
});
