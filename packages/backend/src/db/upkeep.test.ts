import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import type { Database } from './Database.ts';
import { idempotencyKeys, orders } from './schema.ts';
import { forgetOldKeys } from './upkeep.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, openTimeoutMs);
afterAll(() => database.close());
beforeEach(async () => {
  await database.queries.delete(orders);
});

/** @param daysAgo by the clock of today, which need not be that of the day it was placed on */
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

async function keptAfterUpkeep(): Promise<(number | null)[]> {
  await forgetOldKeys(database);
  const kept = await database.queries.select({ orderId: idempotencyKeys.orderId }).from(idempotencyKeys);
  return kept.map(({ orderId }) => orderId).sort((a, b) => Number(a) - Number(b));
}

it('the key of an order is forgotten when it is days old and many orders came since', async () => {
  await place(1, 4);
  await place(2, 2);
  await place(10_100, 0);
  expect(await keptAfterUpkeep()).toEqual([2, 10_100]);
});

it('a clock that was set right by years makes no key of the last orders old', async () => {
  await place(1, 20_000);
  await place(2, 0);
  expect(await keptAfterUpkeep()).toEqual([1, 2]);
});
