import type { Cents, PhoneNumber } from '@crepas/domain';
import { count } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orders } from '../db/tables/orders.ts';
import { shop } from '../db/tables/shop.ts';
import { inMinutes, readShopSnapshot } from '../shop/shop.ts';
import { noOptions, phone } from '../testing/anOrder.ts';
import { setShop } from '../testing/setShop.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { type OrderWindow, orderWindow } from './orderWindow.ts';
import { writeOrder } from './writeOrder.ts';

/** The steps between reading the shop's state and writing the order, one at a time. */
const database = testDatabase();
beforeEach(async () => {
  // The database in this thread reads this clock: a Monday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T22:59:59.000-06:00') });
  await database.queries.delete(shop);
  await database.queries.delete(orders);
});
afterEach(() => void vi.useRealTimers());

const order = {
  phone: phone as PhoneNumber,
  fulfilment: 'delivery' as const,
  deliveryAddress: 'x',
  payment: 'cash' as const,
  fee: 0 as Cents,
  discount: 0 as Cents,
  code: null,
  total: 0 as Cents,
  lines: [],
  ...noOptions,
};
const write = (window: OrderWindow) => writeOrder(database.queries, order, null, window);

async function look(): Promise<OrderWindow> {
  const snapshot = await readShopSnapshot(database.queries);
  const window = orderWindow(snapshot, snapshot.now, {
    position: { lat: 19.4187, lng: -99.1606 },
    payment: 'cash' as const,
    fulfilment: 'delivery',
    scheduledFor: null,
  });
  if (window.kind !== 'open') throw new Error(window.refusal.kind);
  return window;
}
async function isWritten(): Promise<boolean> {
  const [row] = await database.queries.select({ orders: count() }).from(orders);
  return row?.orders === 1;
}

it('an order is written while the shop is unchanged', async () => {
  expect(await write(await look())).not.toBeNull();
  expect(await isWritten()).toBe(true);
});

it('an order is not written after the first change of the shop', async () => {
  const window = await look();
  await setShop(database, { pausedUntil: inMinutes(5) });
  expect(await write(window)).toBeNull();
  expect(await isWritten()).toBe(false);
});

it('an order is not written after any later change, until the shop is read again', async () => {
  await setShop(database, { pausedUntil: null });
  const window = await look();
  await setShop(database, { message: 'Hoy hay flan.' });
  expect(await write(window)).toBeNull();
  expect(await write(await look())).not.toBeNull();
});

it('an order is not written after the zone became too small for it', async () => {
  const window = await look();
  const zone = [
    { lat: 19.3, lng: -99.2 },
    { lat: 19.3, lng: -99.1 },
    { lat: 19.35, lng: -99.1 },
  ];
  await setShop(database, { zone });
  expect(await write(window)).toBeNull();
  await expect(look()).rejects.toThrow('outsideZone');
  await setShop(database, { zone: null });
  expect(await write(await look())).not.toBeNull();
});

it('an order is not written from the second the shop closes', async () => {
  await setShop(database, { week: [{ day: 1, opens: 1080, closes: 1380 }] });
  const window = await look();
  vi.setSystemTime(Date.parse('2026-11-16T23:00:00.000-06:00'));
  expect(await write(window)).toBeNull();
  vi.setSystemTime(Date.parse('2026-11-16T22:59:59.999-06:00'));
  expect(await write(window)).not.toBeNull();
});

it('an order that is not written takes no number', async () => {
  const window = await look();
  await setShop(database, { pausedUntil: inMinutes(5) });
  await write(window);
  await setShop(database, { pausedUntil: null });
  const first = await write(await look());
  await write(window);
  const second = await write(await look());
  expect((second?.id ?? 0) - (first?.id ?? 0)).toBe(1);
});
