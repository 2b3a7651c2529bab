import {
  cancelOrder,
  changeStage,
  getOrderActions,
  getOrderDetails,
  getReport,
  markPaid,
  markUnpaid,
  printAgain,
  reportFile,
} from '@crepas/api';
import { type OrderId, type OrderStage, shopDayAt } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { orderEvents, orders } from '../../db/tables/orders.ts';
import { printers } from '../../db/tables/printing.ts';
import { anOrder, phone } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { pairTestPrinter } from '../../testing/testPrinter.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken, staffToken, tokenOf } from '../../testing/tokens.ts';

const shop = testShop({}, [orders, printers]);

const kitchenToken = tokenOf('k1', { role: 'orders', email: 'cocina@crepas.test' });
const managerToken = tokenOf('m1', { role: 'staff', email: 'encargada@crepas.test' });
const asKitchen = askAs(shop, kitchenToken);
const asManager = askAs(shop, managerToken);
const asOwner = askAs(shop, ownerToken());

const step = (id: OrderId, stage: OrderStage, ask = asKitchen) =>
  ask(changeStage, { id, stage, minutes: 30, reason: 'No hay fresas' });

/** «entregado cocina@crepas.test», oldest first. */
async function actionsOf(id: OrderId): Promise<readonly string[]> {
  const answer = await asOwner(getOrderActions, id);
  const rows = v.parse(getOrderActions.answer, answer.json());
  expect(rows).toEqual(answer.json());
  return rows.map(({ paso, quien }) => `${paso} ${quien}`);
}

let id: OrderId;
beforeEach(async () => {
  id = await sentOrder(shop);
});

it('each step of an order names its account, also when its events are deleted', async () => {
  await step(id, 'accepted');
  await step(id, 'preparing', asManager);
  await step(id, 'onTheWay');
  await step(id, 'delivered');
  await asManager(markPaid, id);
  await asManager(markPaid, id);
  await asKitchen(markUnpaid, id);
  await shop.database.queries.delete(orderEvents).where(eq(orderEvents.orderId, id));
  expect(await actionsOf(id)).toEqual([
    'aceptado cocina@crepas.test',
    'preparando encargada@crepas.test',
    'en_camino cocina@crepas.test',
    'entregado cocina@crepas.test',
    'pagado encargada@crepas.test',
    'sin_pagar cocina@crepas.test',
  ]);
});

it('a step that was refused has none', async () => {
  expect((await step(id, 'delivered')).statusCode).toBe(409);
  expect(await actionsOf(id)).toEqual([]);
});

it('a reprint names its account once while the ticket waits', async () => {
  const printer = await pairTestPrinter(shop);
  await step(id, 'accepted');
  await printer.work();
  await asManager(printAgain, id);
  await asManager(printAgain, id);
  expect(await actionsOf(id)).toEqual(['aceptado cocina@crepas.test', 'reimpreso encargada@crepas.test']);
});

it('an order by telephone names who took and accepted it', async () => {
  const body = { ...anOrder(), minutos: 30 };
  const taken = await sendAs(shop, managerToken)('POST', '/orders/captura', body);
  expect(await actionsOf(taken.json().id_pedido)).toEqual([
    'recibido encargada@crepas.test',
    'aceptado encargada@crepas.test',
  ]);
});

it('only the owner reads them, and neither customer nor other staff find an account in the details', async () => {
  await step(id, 'accepted');
  expect((await askAs(shop, staffToken())(getOrderActions, id)).statusCode).toBe(403);
  expect((await askAs(shop, customerToken(phone))(getOrderActions, id)).statusCode).toBe(403);
  for (const ask of [asManager, askAs(shop, customerToken(phone))])
    expect((await ask(getOrderDetails, id)).body).not.toContain('cocina@crepas.test');
  expect(await actionsOf((2 ** 40) as OrderId)).toEqual([]);
});

it('the report says how much each account rejected and cancelled', async () => {
  await step(id, 'rejected');
  for (const _ of [1, 2]) {
    const cancelled = await sentOrder(shop);
    await step(cancelled, 'accepted', asManager);
    await step(cancelled, 'cancelled');
  }
  await step(await sentOrder(shop), 'cancelled', asManager);
  await askAs(shop, customerToken(phone))(cancelOrder, await sentOrder(shop));
  await step(await sentOrder(shop), 'accepted');

  const today = shopDayAt(Date.now(), 'America/Mexico_City');
  const range = { from: today, to: today };
  const report = v.parse(getReport.answer, (await asOwner(getReport, range)).json());
  expect(report.cuentas).toEqual([
    { cuenta: 'cocina@crepas.test', fin: 'cancelado', pedidos: 2, monto: 130 },
    { cuenta: 'cocina@crepas.test', fin: 'rechazado', pedidos: 1, monto: 65 },
    { cuenta: 'encargada@crepas.test', fin: 'cancelado', pedidos: 1, monto: 65 },
  ]);
  expect((await sendAs(shop, ownerToken())('GET', reportFile(range, 'cuentas'))).body).toBe(
    '\uFEFFDesde,Hasta,Cuenta,Cómo terminó,Pedidos,Monto\r\n' +
      `${today},${today},cocina@crepas.test,Cancelados,2,130.00\r\n` +
      `${today},${today},cocina@crepas.test,Rechazados,1,65.00\r\n` +
      `${today},${today},encargada@crepas.test,Cancelados,1,65.00\r\n` +
      `${today},${today},Total,,4,260.00\r\n`,
  );
});
