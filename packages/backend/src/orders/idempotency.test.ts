import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { idempotencyKeys, orders } from '../db/tables/orders.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { deleteExpiredKeys } from './idempotency.ts';

const database = testDatabase();
beforeEach(async () => {
  await database.queries.delete(orders);
});

/** @param daysAgo by today's clock; the clock may have been wrong when the order was placed */
async function place(id: number, daysAgo: number): Promise<void> {
  const { queries } = database;
  await queries.execute(
    sql`insert into orders (id, phone, delivery_address, total_cents) overriding system value values (${id}, '5512345678', 'Colima 5', 7550)`,
  );
  const createdAt = sql`now() - ${daysAgo}::integer * interval '1 day'`;
  await queries
    .insert(idempotencyKeys)
    .values({ key: randomUUID(), requestHash: 'h', orderId: id, createdAt });
}

async function keysThatRemain(): Promise<(number | null)[]> {
  await deleteExpiredKeys(database.queries);
  const kept = await database.queries.select({ orderId: idempotencyKeys.orderId }).from(idempotencyKeys);
  return kept.map(({ orderId }) => orderId).sort((a, b) => Number(a) - Number(b));
}

it('deletes the key of an order when it is days old and many orders came since', async () => {
  await place(1, 4);
  await place(2, 2);
  await place(10_100, 0);
  expect(await keysThatRemain()).toEqual([2, 10_100]);
});

it('keeps the keys of the latest orders when the clock is corrected by years', async () => {
  await place(1, 20_000);
  await place(2, 0);
  expect(await keysThatRemain()).toEqual([1, 2]);
});
