import type { OrderId, PhoneNumber } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemEditor } from '../changes/Editor.ts';
import { orders } from '../db/tables/orders.ts';
import { pushMessages, pushSubscriptions } from '../db/tables/push.ts';
import { changeStage } from '../orders/changeStage.ts';
import { readActiveOrders, readOrdersOfPhone } from '../orders/orderQueries.ts';
import { phone } from '../testing/anOrder.ts';
import { eventsOf, placedOrder } from '../testing/placeOrder.ts';
import { setShop } from '../testing/setShop.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { msUntilNextStep, noAnswerReason, takeDueSteps } from './unansweredOrders.ts';
import { watchUnanswered } from './watchUnanswered.ts';

const database = testDatabase(smallMenu);

let id: OrderId;
beforeEach(async () => {
  await database.queries.update(orders).set({ stage: 'delivered' });
  id = await placedOrder(database);
});
afterEach(() => setShop(database, { autoRejectMinutes: null }));

/** Instead of waiting: the order is older by the database's clock. */
const waited = (seconds: number) =>
  database.queries
    .update(orders)
    .set({ placedAt: sql`clock_timestamp() - make_interval(secs => ${seconds})` })
    .where(eq(orders.id, id));
const order = async () => (await database.queries.select().from(orders).where(eq(orders.id, id)))[0];

it('an order takes each step when it is due, and once', async () => {
  await setShop(database, { autoRejectMinutes: 5 });
  await waited(60);
  expect(await takeDueSteps(database)).toBe(0);
  await waited(70);
  expect([await takeDueSteps(database), await takeDueSteps(database)]).toEqual([1, 0]);
  expect(await order()).toMatchObject({
    staffAlertedAt: expect.any(Date),
    staffAlertDevices: 0,
    ownerAlertedAt: null,
    ownerAlertDevices: null,
  });
  await waited(170);
  expect(await takeDueSteps(database)).toBe(0);
  await waited(180);
  expect([await takeDueSteps(database), await takeDueSteps(database)]).toEqual([1, 0]);
  expect(await order()).toMatchObject({ stage: 'received', ownerAlertedAt: expect.any(Date) });
  const alerts = { staff: expect.any(Date), owner: expect.any(Date) };
  expect(await readActiveOrders(database.queries)).toMatchObject([{ id, alerts }]);
  const own = await readOrdersOfPhone(database.queries, phone as PhoneNumber);
  expect(own).toMatchObject([{ id, isUnconfirmed: true }]);
  await waited(290);
  expect(await takeDueSteps(database)).toBe(0);
  await waited(300);
  expect([await takeDueSteps(database), await takeDueSteps(database)]).toEqual([1, 0]);
  expect(await order()).toMatchObject({ stage: 'rejected', endedBy: 'noAnswer', endReason: noAnswerReason });
  expect(await eventsOf(database, id)).toEqual(['received', 'received', 'received', 'rejected']);
});

it('an order is never rejected while the owner has not chosen it', async () => {
  await waited(86_400);
  expect(await takeDueSteps(database)).toBe(2);
  expect(await takeDueSteps(database)).toBe(0);
  expect(await msUntilNextStep(database)).toBeNull();
  expect(await order()).toMatchObject({ stage: 'received' });
});

it('an order that was answered takes no step, however old it is', async () => {
  await setShop(database, { autoRejectMinutes: 3 });
  await waited(3_600);
  await changeStage(database, { id, stage: 'accepted', reason: null, minutes: null, by: systemEditor });
  expect(await takeDueSteps(database)).toBe(0);
  expect(await order()).toMatchObject({ stage: 'accepted', staffAlertedAt: null, ownerAlertedAt: null });
});

describe('the time until the next step', () => {
  it('follows the steps of the order', async () => {
    expect(await msUntilNextStep(database)).toBeGreaterThan(60_000);
    expect(await msUntilNextStep(database)).toBeLessThanOrEqual(70_000);
    await waited(100);
    expect(await msUntilNextStep(database)).toBeLessThanOrEqual(-30_000);
    await takeDueSteps(database);
    expect(await msUntilNextStep(database)).toBeGreaterThan(60_000);
    await waited(200);
    await takeDueSteps(database);
    expect(await msUntilNextStep(database)).toBeNull();
    await setShop(database, { autoRejectMinutes: 10 });
    expect(await msUntilNextStep(database)).toBeGreaterThan(300_000);
  });
});

it('each step writes a message for each device that should hear of it', async () => {
  const { queries } = database;
  const keys = { p256dh: 'p', auth: 'a' };
  await queries.insert(pushSubscriptions).values([
    { endpoint: 'cook', ...keys, account: 'cook' },
    { endpoint: 'owner', ...keys, account: 'owner', isOwner: true },
    { endpoint: 'customer', ...keys, phone },
    { endpoint: 'stranger', ...keys, phone: '5500000001' },
  ]);
  await setShop(database, { autoRejectMinutes: 3 });
  await waited(180);
  expect(await takeDueSteps(database)).toBe(3);
  const messages = await queries.select().from(pushMessages).where(eq(pushMessages.orderId, id));
  expect(messages.map(({ endpoint, occasion }) => `${occasion} ${endpoint}`).sort()).toEqual([
    'ownerAlert owner',
    'rejected customer',
    'staffAlert cook',
    'staffAlert owner',
  ]);
  expect(await order()).toMatchObject({
    staffAlertDevices: 2,
    staffAlertReached: 0,
    ownerAlertDevices: 1,
    ownerAlertReached: 0,
  });
  await queries.delete(pushMessages);
  await queries.delete(pushSubscriptions);
});

it('without push an alert is sent to no device, although some are subscribed', async () => {
  const { queries } = database;
  await queries
    .insert(pushSubscriptions)
    .values({ endpoint: 'cook', p256dh: 'p', auth: 'a', account: 'cook' });
  await waited(180);
  expect(await takeDueSteps(database, false)).toBe(2);
  expect(await order()).toMatchObject({ staffAlertDevices: 0, ownerAlertDevices: 0 });
  expect(await queries.select().from(pushMessages).where(eq(pushMessages.orderId, id))).toEqual([]);
  await queries.delete(pushSubscriptions);
});

it('the watch takes what is due at its start, and stops', async () => {
  await waited(200);
  const stop = watchUnanswered(database, true, 5);
  await expect.poll(async () => (await order())?.ownerAlertedAt).not.toBeNull();
  await stop();
});
