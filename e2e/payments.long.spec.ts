import { expect } from '@playwright/test';
import { ordersOf, writeAsOwner } from './support/api.ts';
import { board } from './support/board.ts';
import { customer, test } from './support/customer.ts';
import { placeOrder } from './support/placedOrder.ts';
import { hasSaid } from './support/recordedTexts.ts';
import { returningCustomer } from './support/returningCustomer.ts';
import { staff } from './support/staff.ts';
import { tap } from './support/tap.ts';

/** Ways to pay: a card at the door, and a transfer that staff confirm (decisions T5 and T6). */

const account = { banco: 'Banco Uno', clabe: '032180000118359719', titular: 'Crepas Lupita' };
const allWays = { pagos: ['efectivo', 'tarjeta', 'transferencia'], transferencia: account };
const cashOnly = { pagos: ['efectivo'], transferencia: null };

test.beforeEach(board.clears);
test.afterEach(({ request }) => writeAsOwner(request, '/shop', cashOnly));

test('the owner offers transfers in «Tienda»; a wrong CLABE is marked', async ({ page }) => {
  await staff.opens(page, '/shop#pagos');
  await tap(page.getByRole('checkbox', { name: 'Transferencia' }));
  await page.locator('[name="transferencia.clabe"]').fill('032180000118359710');
  await page.locator('[name="transferencia.banco"]').fill('Banco Uno');
  await page.locator('[name="transferencia.titular"]').fill('Crepas Lupita');
  await tap(page.getByRole('button', { name: 'Guardar las formas de pago' }));
  await expect(page.getByText('No es una CLABE: revisa los 18 dígitos')).toBeVisible();
  await page.locator('[name="transferencia.clabe"]').fill('032180000118359719');
  await tap(page.getByRole('button', { name: 'Guardar las formas de pago' }));
  await hasSaid(page, 'Guardaste las formas de pago.');
});

test('a customer pays by transfer: the account, «Ya transferí», and «Pago recibido» on the board', async ({
  page,
  context,
}) => {
  await writeAsOwner(page.request, '/shop', allWays);
  const phone = '5559330001';
  await returningCustomer(page, phone);
  await tap(page.getByRole('button', { name: 'Transferencia', exact: true }));
  await expect(page.getByText('¿Con cuánto pagas?')).toBeHidden();
  expect(await customer.orders(page)).toContain('Pago: transferencia');
  const notice = page.getByRole('status').filter({ hasText: '¡Listo!' });
  const clabe = notice.locator('strong', { hasText: account.clabe });
  await expect(clabe).toBeVisible();
  const selected = () => page.evaluate(() => String(getSelection()));
  await clabe.evaluate((number) => getSelection()?.selectAllChildren(number));
  expect(await selected()).toBe(account.clabe);
  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    // As in many browsers inside other apps.
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await tap(notice.getByRole('button', { name: 'Copiar la CLABE' }));
  await expect(notice.getByText(/^Este navegador no deja copiar\./)).toBeVisible();
  expect(await selected()).toBe(account.clabe);
  await tap(notice.getByRole('link', { name: 'Ver pedido' }));
  await tap(page.getByRole('button', { name: 'Ya transferí' }));
  await expect(page.getByText('Cuando vea tu pago, aquí lo dice.')).toBeVisible();

  const [{ id_pedido: id } = { id_pedido: 0 }] = await ordersOf(page.request, phone);
  const kitchen = await context.newPage();
  await board.opens(kitchen);
  await expect(board.card(kitchen, id)).toContainText('Transferencia · dice que ya transfirió');
  await board.tapsInOrder(kitchen, id, `Pago recibido #${id}`);
  await expect(board.card(kitchen, id)).toContainText('Transferencia · pagado');
  await expect(page.getByText('Transferencia · pagado')).toBeVisible();
});

test('a customer pays by card: remembered for the next order, and the courier takes the terminal', async ({
  page,
  context,
}) => {
  await writeAsOwner(page.request, '/shop', allWays);
  await returningCustomer(page, '5559330002');
  await tap(page.getByRole('button', { name: 'Tarjeta al recibir' }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tarjeta al recibir', pressed: true })).toBeVisible();
  expect(await customer.orders(page)).toContain('Pago: tarjeta al recibir');
  const [{ id_pedido: id } = { id_pedido: 0 }] = await ordersOf(page.request, '5559330002');
  const cash = await placeOrder(page.request, '5559330003');

  const courier = await context.newPage();
  await writeAsOwner(page.request, `/orders/${id}`, { etapa: 'aceptado' }, 'PATCH');
  await writeAsOwner(page.request, `/orders/${cash}`, { etapa: 'aceptado' }, 'PATCH');
  await staff.opens(courier, `/orders/rider?pedidos=${id}-${cash}`);
  await expect(courier.getByText('Lleva la terminal para').locator('..')).toContainText(`#${id}`);
  await expect(courier.getByText('Lleva la terminal para').locator('..')).not.toContainText(`#${cash}`);
});

test('a way to pay that is turned off meanwhile: nothing is ordered, and the cart says so', async ({
  page,
}) => {
  await writeAsOwner(page.request, '/shop', allWays);
  await returningCustomer(page, '5559330004');
  await tap(page.getByRole('button', { name: 'Tarjeta al recibir' }));
  await writeAsOwner(page.request, '/shop', cashOnly);
  await expect(page.getByText('La tienda ya no acepta tarjeta al recibir.').first()).toBeVisible();
  await expect(page.getByText('¿Con cuánto pagas?')).toBeVisible();
  expect(await ordersOf(page.request, '5559330004')).toEqual([]);
});
