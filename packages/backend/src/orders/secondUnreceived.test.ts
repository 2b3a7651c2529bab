import { getActiveOrders } from '@crepas/api';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, type StoredStage } from '../db/tables/orders.ts';
import { customerFrame, orderFrame } from '../events/frames.ts';
import { readOrderEvents } from '../events/orderEvents.ts';
import { phone } from '../testing/anOrder.ts';
import { askAs } from '../testing/askAs.ts';
import { sentOrder } from '../testing/placeOrder.ts';
import { testShop } from '../testing/testShop.ts';
import { customerToken, staffToken } from '../testing/tokens.ts';

const shop = testShop({}, [orders]);

/** `atTheDoor`: staff cancelled it, because nobody received it. */
type End = StoredStage | 'atTheDoor';

async function ordered(end: End, of = phone): Promise<void> {
  const id = await sentOrder(shop, {}, { of });
  const isAtTheDoor = end === 'atTheDoor';
  await shop.database.queries
    .update(orders)
    .set(isAtTheDoor ? { stage: 'cancelled', endCause: 'notReceived' } : { stage: end })
    .where(eq(orders.id, id));
}

it.each<[before: readonly End[], isMarked: boolean]>([
  [[], false],
  [['atTheDoor'], false],
  [['atTheDoor', 'atTheDoor'], true],
  [['delivered', 'atTheDoor', 'atTheDoor'], true],
  [['atTheDoor', 'atTheDoor', 'delivered'], false],
  [['atTheDoor', 'delivered', 'atTheDoor'], false],
  // Cancelled by the customer, by staff for another cause, or before a cause was asked for.
  [['cancelled', 'cancelled'], false],
  // A rejection is the shop's own decision, and an active order has no end yet.
  [['rejected', 'rejected'], false],
  [['atTheDoor', 'rejected', 'cancelled', 'atTheDoor', 'preparing'], true],
])('after orders that ended as %j a new one is marked: %s', async (before, isMarked) => {
  for (const stage of before) await ordered(stage);
  await ordered('received');
  const active = (await askAs(shop, staffToken())(getActiveOrders, undefined)).json();
  expect(active.at(-1)?.segundo_sin_recibir).toBe(isMarked || undefined);
});

it('orders of another phone do not count, and the order is taken like any other', async () => {
  await ordered('atTheDoor', '5587654321');
  await ordered('atTheDoor', '5587654321');
  await ordered('received');
  await ordered('received', '5587654321');
  const active = (await askAs(shop, staffToken())(getActiveOrders, undefined)).json();
  expect(active.map((order: { segundo_sin_recibir?: true }) => order.segundo_sin_recibir)).toEqual([
    undefined,
    true,
  ]);
});

it('the customer does not read the mark', async () => {
  for (const end of ['atTheDoor', 'atTheDoor', 'received'] as const) await ordered(end);
  const range = { after: 0, upTo: Number.POSITIVE_INFINITY, limit: 50, phone: null };
  const event = (await readOrderEvents(shop.database.queries, range)).at(-1);
  if (!event) throw new Error('There is no event.');
  expect(orderFrame(event).toString()).toContain('segundo_sin_recibir');
  const ended = { ...event, order: { ...event.order, endCause: 'other' as const } };
  expect(customerFrame(ended).toString()).not.toMatch(/segundo_sin_recibir|causa/);
  const own = await shop.app.inject({
    url: `/api/order-details/${event.order.id}`,
    headers: { Authorization: `Bearer ${customerToken(phone)}` },
  });
  expect([own.statusCode, own.body.includes('segundo')]).toEqual([200, false]);
});
