import { cancelOrder as cancelCall, changeStage as changeStageCall, getOrdersOfPhone } from '@crepas/api';
import { type OrderId, orderId, type PhoneNumber } from '@crepas/domain';
import { beforeEach, expect, it } from 'vitest';
import { phone } from '../testing/anOrder.ts';
import { askAs } from '../testing/askAs.ts';
import { eventsOf, placedOrder } from '../testing/placeOrder.ts';
import { testShop } from '../testing/testShop.ts';
import { customerToken, staffToken } from '../testing/tokens.ts';

const shop = testShop();

const asCustomer = askAs(shop, customerToken(phone));
const asStaff = askAs(shop, staffToken());

let id: OrderId;
beforeEach(async () => {
  id = await placedOrder(shop.database);
});

it('the customer cancels the own order until staff answer it', async () => {
  const cancelled = await asCustomer(cancelCall, id);
  expect([cancelled.statusCode, cancelled.json()]).toMatchObject([
    200,
    { id_pedido: id, etapa: 'cancelado', terminado_por: 'cliente', motivo: 'Cancelado por el cliente.' },
  ]);
  expect(await eventsOf(shop.database, id)).toEqual(['received', 'cancelled']);
  expect((await asCustomer(getOrdersOfPhone, phone as PhoneNumber)).json()).not.toContainEqual(
    expect.objectContaining({ id_pedido: id }),
  );
});

it.each([
  ['accepted', 'aceptado'],
  ['cancelled', 'cancelado'],
] as const)('an order that is %s stays so, and the refusal has its stage', async (stage, etapa) => {
  await asStaff(changeStageCall, { id, stage, reason: 'Sin gas' });
  const refused = await asCustomer(cancelCall, id);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { error: expect.stringContaining('no se puede'), etapa },
  ]);
  expect(await eventsOf(shop.database, id)).toEqual(['received', stage]);
});

it('nobody else can cancel it', async () => {
  for (const token of [staffToken(), customerToken('5500000009')]) {
    expect((await askAs(shop, token)(cancelCall, id)).statusCode).toBe(403);
  }
  expect((await askAs(shop, null)(cancelCall, id)).statusCode).toBe(401);
  expect((await asCustomer(cancelCall, orderId(987_654))).statusCode).toBe(404);
  expect(await eventsOf(shop.database, id)).toEqual(['received']);
});
