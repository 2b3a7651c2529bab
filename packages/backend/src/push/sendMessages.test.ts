import type { OrderId } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeDueSteps } from '../alerts/unansweredOrders.ts';
import { systemEditor } from '../changes/Editor.ts';
import { createPushKeys } from '../config/pushSettings.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { pushMessages, pushSubscriptions } from '../db/tables/push.ts';
import { changeStage } from '../orders/changeStage.ts';
import { phone } from '../testing/anOrder.ts';
import { placedOrder } from '../testing/placeOrder.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import type { Delivery } from './deliver.ts';
import { queueMessages } from './queueMessages.ts';
import { sendDueMessages, startSending } from './sendMessages.ts';

const database = testDatabase(smallMenu);
/** Less than the pause between two retries (15 s), which would send the rest too. */
const patiently = { timeout: 12_000 };

const push = { ...createPushKeys(), subject: 'mailto:hola@crepas.example', standInPath: null };
let id: OrderId;
beforeEach(async () => {
  await database.queries.delete(pushSubscriptions);
  await database.queries.insert(pushSubscriptions).values({ endpoint: 'e', p256dh: 'p', auth: 'a', phone });
  id = await placedOrder(database);
});

const step = (stage: 'accepted' | 'preparing' | 'onTheWay') =>
  changeStage(database, { id, stage, reason: null, minutes: 35, by: systemEditor });
const messages = () => database.queries.select().from(pushMessages);
const secondsPass = (seconds: number) =>
  database.queries
    .update(pushMessages)
    .set({ dueAt: sql`${pushMessages.dueAt} - make_interval(secs => ${seconds}::integer)` });

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Sends what is due, answered so; returns the titles. */
async function sent(outcome: Delivery): Promise<string[]> {
  const titles: string[] = [];
  await sendDueMessages(database, push, async (_keys, _device, { title }) => {
    titles.push(title);
    return outcome;
  });
  return titles;
}

it('a stage of the order is sent to its customer once', async () => {
  await step('accepted');
  expect(await sent({ kind: 'delivered' })).toEqual([`La tienda aceptó tu pedido #${id}`]);
  expect(await sent({ kind: 'delivered' })).toEqual([]);
  expect(await messages()).toEqual([]);
});

it('the start of a preparation is sent while it is accepted or prepared, and not while the order is on hold', async () => {
  const moment = { scheduledFor: new Date('2026-11-21T20:30:00-06:00'), stage: 'accepted' } as const;
  const startsIn = (minutes: number) =>
    database.queries
      .update(orders)
      .set({ ...moment, preparationAt: sql`clock_timestamp() + make_interval(mins => ${minutes})` })
      .where(eq(orders.id, id));
  await startsIn(-1);
  await queueMessages(database.queries, [id], 'preparationDue');
  expect(await sent({ kind: 'delivered' })).toEqual([`Ya empezamos tu pedido #${id}`]);
  await queueMessages(database.queries, [id], 'preparationDue');
  await startsIn(5);
  expect(await sent({ kind: 'delivered' })).toEqual([]);
});

it('a message that another server holds is not sent, and is sent when that server has ended', async () => {
  await step('accepted');
  let sentInside: string[] = [];
  await sendDueMessages(database, push, async () => {
    sentInside = await sent({ kind: 'delivered' });
    return { kind: 'later', seconds: 60 }; // as a killed server leaves it
  });
  expect(sentInside).toEqual([]);
  await secondsPass(59);
  expect(await sent({ kind: 'delivered' })).toEqual([]);
  await secondsPass(1);
  expect(await sent({ kind: 'delivered' })).toHaveLength(1);
});

it('an outdated message is not sent', async () => {
  await step('accepted');
  await step('preparing');
  await step('onTheWay');
  expect(await sent({ kind: 'delivered' })).toEqual([`Tu pedido #${id} va en camino`]);
  await database.queries.insert(pushMessages).values({
    endpoint: 'e',
    orderId: id,
    occasion: 'staffAlert',
    expiresAt: sql`now() + interval '1 hour'`,
  });
  await database.queries
    .insert(pushMessages)
    .values({ endpoint: 'e', orderId: id, occasion: 'onTheWay', expiresAt: sql`now()` });
  expect(await sent({ kind: 'delivered' })).toEqual([]);
  expect(await messages()).toEqual([]);
});

it('an alert counts the devices that it reached, and its order tells of the first one', async () => {
  const { queries } = database;
  const endpoints = ['cook', 'owner', 'old tablet'];
  const keys = { p256dh: 'p', auth: 'a', account: 'staff' };
  await queries.insert(pushSubscriptions).values(endpoints.map((endpoint) => ({ endpoint, ...keys })));
  await queries.update(orders).set({ placedAt: sql`clock_timestamp() - interval '75 seconds'` });
  await takeDueSteps(database);
  const reach = async () => {
    const [row] = await queries.select().from(orders).where(eq(orders.id, id));
    const events = await queries.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    return [row?.staffAlertDevices, row?.staffAlertReached, events.length];
  };
  expect(await reach()).toEqual([3, 0, 2]);
  await sendDueMessages(database, push, async (_keys, { endpoint }) =>
    endpoint === 'old tablet' ? { kind: 'refused', status: 400 } : { kind: 'delivered' },
  );
  expect(await reach()).toEqual([3, 2, 3]);
});

it('a subscription that has ended is deleted with its messages', async () => {
  await step('accepted');
  await sent({ kind: 'gone' });
  expect(await messages()).toEqual([]);
  const left = database.queries.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, 'e'));
  expect(await left).toEqual([]);
});

it('a busy service gets it again when it said, at most five times', async () => {
  await step('accepted');
  for (let attempt = 1; attempt < 5; attempt += 1) {
    expect(await sent({ kind: 'later', seconds: 120 })).toHaveLength(1);
    await secondsPass(119);
    expect(await sent({ kind: 'later', seconds: 120 })).toEqual([]);
    await secondsPass(1);
  }
  expect(await sent({ kind: 'later', seconds: 120 })).toHaveLength(1);
  expect(await messages()).toEqual([]);
});

it('a refused message is deleted, and the subscription stays', async () => {
  await step('accepted');
  await sent({ kind: 'refused', status: 413 });
  expect(await messages()).toEqual([]);
  expect(await database.queries.select().from(pushSubscriptions)).toHaveLength(1);
});

it('a written message is sent at once', async () => {
  const stop = await startSending(database, push);
  await step('accepted');
  // The keys of this device are no point of the curve, so the attempt ends its subscription.
  await expect.poll(() => database.queries.select().from(pushSubscriptions), patiently).toEqual([]);
  await stop();
});

describe('a push service that does not answer', () => {
  const silent = (index: number) => `https://silent.example/${index}`;
  const quick = (index: number) => `https://quick.example/${index}`;
  const register = (endpoint: string) =>
    database.queries.insert(pushSubscriptions).values({ endpoint, p256dh: 'p', auth: 'a', phone });
  let asked: string[];
  let answer: () => void;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    await database.queries.delete(pushSubscriptions);
    asked = [];
    const { promise, resolve } = deferred<Delivery>();
    answer = () => resolve({ kind: 'delivered' });
    stop = await startSending(database, push, async (_keys, { endpoint }) => {
      asked.push(endpoint);
      return endpoint.startsWith('https://silent') ? promise : { kind: 'delivered' };
    });
  });

  it('delays no message of another one', async () => {
    const devices = [...Array.from({ length: 60 }, (_, index) => silent(index)), quick(1)];
    for (const endpoint of devices) await register(endpoint);
    await step('accepted');
    await expect.poll(() => asked, patiently).toContain(quick(1));
    expect(asked.length).toBeLessThan(devices.length);
    answer();
    await expect.poll(messages, patiently).toEqual([]);
    expect([...asked].sort()).toEqual([...devices].sort());
    await stop();
  });

  it('gets no other message meanwhile, and none twice when the clock jumps', async () => {
    await register(silent(1));
    await step('accepted');
    await expect.poll(() => asked, patiently).toEqual([silent(1)]);
    const [{ orderId, occasion, expiresAt } = expect.unreachable()] = await messages();
    await secondsPass(61);
    for (const endpoint of [silent(2), quick(1)]) {
      await register(endpoint);
      await database.queries.insert(pushMessages).values({ endpoint, orderId, occasion, expiresAt });
    }
    await database.queries.execute(sql`notify push_messages`);
    await expect.poll(() => asked, patiently).toContain(quick(1));
    expect(asked).toEqual([silent(1), quick(1)]);
    answer();
    await expect.poll(messages, patiently).toEqual([]);
    expect(asked).toEqual([silent(1), quick(1), silent(2)]);
    await stop();
  });
});
