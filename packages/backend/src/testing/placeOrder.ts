import type { OrderBody } from '@crepas/api';
import { type OrderId, orderId, type PhoneNumber } from '@crepas/domain';
import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/Database.ts';
import { orderEvents } from '../db/tables/orders.ts';
import { placeOrder } from '../orders/placeOrder.ts';
import { anOrder, noOptions, phone } from './anOrder.ts';
import type { TestShop } from './startTestShop.ts';
import { customerToken } from './tokens.ts';

type Sender = { readonly of?: string; readonly key?: string };

/** {@link anOrder} as the store sends it, of the customer {@link phone}. */
export async function sendOrder(
  { app }: Pick<TestShop, 'app'>,
  changes: Partial<OrderBody> = {},
  { of = phone, key }: Sender = {},
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { authorization: `Bearer ${customerToken(of)}`, ...(key && { 'idempotency-key': key }) },
    payload: anOrder({ telefono_usuario: of, ...changes }),
  });
}

/** {@link sendOrder}, for an order that is placed. */
export const sentOrder = async (...order: Parameters<typeof sendOrder>): Promise<OrderId> =>
  orderId((await sendOrder(...order)).json().id_pedido);

/** {@link anOrder}, placed without the routes. */
export async function placedOrder(
  database: Database,
  payload: OrderBody = anOrder(),
  of: string = phone,
): Promise<OrderId> {
  const request = { phone: of as PhoneNumber, payload, options: noOptions, key: null };
  const outcome = await placeOrder(database, request);
  if (outcome.kind !== 'placed') throw new Error(outcome.kind);
  return outcome.order.id;
}

/** The stages of an order's events, oldest first. */
export async function eventsOf({ queries }: Pick<Database, 'queries'>, order: OrderId): Promise<string[]> {
  const own = queries.select().from(orderEvents).where(eq(orderEvents.orderId, order));
  return (await own.orderBy(asc(orderEvents.id))).map(({ stage }) => stage);
}
