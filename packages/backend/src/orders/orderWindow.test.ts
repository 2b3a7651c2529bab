import type { Cents, PhoneNumber } from '@crepas/domain';
import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/Database.ts';
import { orders, shop } from '../db/schema.ts';
import { changeShop, pauseShop, resumeShop } from '../shop/shop.ts';
import { phone } from '../testing/anOrder.ts';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { type OrderWindow, readOrderWindow } from './orderWindow.ts';
import { writeOrder } from './writeOrder.ts';

/** What happens between the look at the shop and the writing of the order, a step at a time. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, openTimeoutMs);
afterAll(() => database.close());
beforeEach(async () => {
  // The database in this thread reads this clock. A Monday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T22:59:59.000-06:00') });
  await database.queries.delete(shop);
  await database.queries.delete(orders);
});
afterEach(() => void vi.useRealTimers());

const order = { phone: phone as PhoneNumber, deliveryAddress: 'x', total: 0 as Cents, lines: [] };
const write = (window: OrderWindow) => writeOrder(database.queries, order, null, window);

async function look(): Promise<OrderWindow> {
  const window = await readOrderWindow(database.queries);
  if (window.kind !== 'open') throw new Error(window.refusal.kind);
  return window;
}
async function isWritten(): Promise<boolean> {
  const [row] = await database.queries.select({ orders: count() }).from(orders);
  return row?.orders === 1;
}

it('an order is written while the shop is as it was seen', async () => {
  expect(await write(await look())).not.toBeNull();
  expect(await isWritten()).toBe(true);
});

it('not after the first change of a shop that nobody had changed', async () => {
  const window = await look();
  await pauseShop(database, 5);
  expect(await write(window)).toBeNull();
  expect(await isWritten()).toBe(false);
});

it('not after another change, whatever it was: it is looked at again', async () => {
  await resumeShop(database);
  const window = await look();
  await changeShop(database, { message: 'Hoy hay flan.' });
  expect(await write(window)).toBeNull();
  expect(await write(await look())).not.toBeNull();
});

it('not from the second the shop closes', async () => {
  await changeShop(database, { week: [{ day: 1, opens: 1080, closes: 1380 }] });
  const window = await look();
  vi.setSystemTime(Date.parse('2026-11-16T23:00:00.000-06:00'));
  expect(await write(window)).toBeNull();
  vi.setSystemTime(Date.parse('2026-11-16T22:59:59.999-06:00'));
  expect(await write(window)).not.toBeNull();
});

it('an order that is not written takes no number', async () => {
  const window = await look();
  await pauseShop(database, 5);
  await write(window);
  await resumeShop(database);
  const first = await write(await look());
  await write(window);
  const second = await write(await look());
  expect((second?.id ?? 0) - (first?.id ?? 0)).toBe(1);
});
