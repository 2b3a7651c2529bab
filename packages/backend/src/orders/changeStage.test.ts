import { type OrderId, type OrderStage, orderId } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemEditor } from '../changes/Editor.ts';
import type { Database, Queries } from '../db/Database.ts';
import { orders } from '../db/tables/orders.ts';
import { eventsOf, placedOrder } from '../testing/placeOrder.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { changeStage, type StageRequest } from './changeStage.ts';

const database = testDatabase(smallMenu);

let id: OrderId;
beforeEach(async () => {
  id = await placedOrder(database);
});

const step = (stage: OrderStage, changes: Partial<StageRequest> = {}) =>
  changeStage(database, { id, stage, reason: null, minutes: null, by: systemEditor, ...changes });

it('each transition up to delivery stores its time and writes an event', async () => {
  await step('accepted', { minutes: 35 });
  expect(await step('preparing')).toMatchObject({ order: { minutes: 35 } }); // the minutes stay until they are changed
  await step('onTheWay', { minutes: 20 });
  expect(await step('delivered')).toMatchObject({
    kind: 'changed',
    order: { id, stage: 'delivered', minutes: 20, reason: null },
  });
  expect(await eventsOf(database, id)).toEqual([
    'received',
    'accepted',
    'preparing',
    'onTheWay',
    'delivered',
  ]);
  const [row] = await database.queries.select().from(orders).where(eq(orders.id, id));
  const at = expect.any(Date);
  expect(row).toMatchObject({ acceptedAt: at, preparingAt: at, onTheWayAt: at, deliveredAt: at });
  expect(row).toMatchObject({ rejectedAt: null, cancelledAt: null });
});

describe('a refused transition', () => {
  it('does not change the order or its events', async () => {
    expect(await step('delivered')).toEqual({
      kind: 'noSuchStep',
      present: 'received',
      fulfilment: 'delivery',
    });
    expect(await step('cancelled')).toEqual({ kind: 'reasonMissing' });
    expect(await eventsOf(database, id)).toEqual(['received']);
  });

  it('answers the current stage of the order', async () => {
    await step('rejected', { reason: 'Ya cerramos' });
    expect(await step('accepted')).toEqual({
      kind: 'noSuchStep',
      present: 'rejected',
      fulfilment: 'delivery',
    });
  });

  it.each([999_999, 1e15])('answers unknownOrder for order %i', async (unknown) => {
    expect(await step('accepted', { id: orderId(unknown) })).toEqual({ kind: 'unknownOrder' });
  });
});

it.each([
  ['rejected', 'rejectedAt'],
  ['cancelled', 'cancelledAt'],
] as const)('an order that is %s has a time for it', async (stage, time) => {
  await step(stage, { reason: 'No hay luz' });
  const [row] = await database.queries.select().from(orders).where(eq(orders.id, id));
  expect(row?.[time]).toEqual(expect.any(Date));
});

it('stores the reason of a final stage and ignores its minutes', async () => {
  expect(await step('cancelled', { reason: 'No hay luz', minutes: 10 })).toMatchObject({
    order: { stage: 'cancelled', reason: 'No hay luz', minutes: null },
  });
});

it('refuses a transition if the stage changed between read and write', async () => {
  const reject = database.queries.update(orders).set({ stage: 'rejected' }).where(eq(orders.id, id));
  let isRead = false;
  // The embedded database has one session, so a second transaction cannot run in between.
  const interrupted: Database['queries'] = new Proxy(database.queries, {
    get(queries, name) {
      if (name === 'transaction') return (work: (inside: Queries) => unknown) => work(interrupted);
      if (name === 'update' && !isRead) {
        isRead = true;
        void reject.execute(); // queued before the transition's own update
      }
      return Reflect.get(queries, name);
    },
  });
  const request = { id, stage: 'accepted', reason: null, minutes: null, by: systemEditor } as const;
  expect(await changeStage({ ...database, queries: interrupted }, request)).toEqual({
    kind: 'noSuchStep',
    present: 'rejected',
    fulfilment: 'delivery',
  });
  expect(await eventsOf(database, id)).toEqual(['received']);
});
