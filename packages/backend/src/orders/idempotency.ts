import { type OrderId, orderId } from '@crepas/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { idempotencyKeys } from '../db/schema.ts';

/** What tells an order that is sent again from another one. */
export type OrderKey = {
  /** A uuid. */
  readonly key: string;
  /** Of everything that was ordered. */
  readonly requestHash: string;
};

export type EarlierRequest = { readonly orderId: OrderId; readonly isSameRequest: boolean };

/** The order that was written under this key; null when there is none. */
export async function readEarlier(
  queries: Queries,
  { key, requestHash }: OrderKey,
): Promise<EarlierRequest | null> {
  const [earlier] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (!earlier?.orderId) return null;
  return { orderId: orderId(earlier.orderId), isSameRequest: earlier.requestHash === requestHash };
}

/**
 * Like `readEarlier`, and waits for an order that is just being written under this key: whoever holds the key for a
 * moment has seen all others through.
 */
export async function awaitEarlier(queries: Queries, orderKey: OrderKey): Promise<EarlierRequest | null> {
  const { key } = orderKey;
  return queries.transaction(async (inside) => {
    const held = await inside
      .insert(idempotencyKeys)
      .values(orderKey)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (held.length === 0) return readEarlier(inside, orderKey);
    await inside.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    return null;
  });
}

/** Clients repeat an order for minutes; the contract promises a day. */
const keyRetention = sql`now() - interval '3 days'`;

/**
 * Keys of the latest orders never expire, because age alone is not safe: a wrong clock that is corrected by years would
 * make the keys of a minute ago old. It is the number of orders of several weeks.
 */
const keptKeys = 10_000;

export async function deleteExpiredKeys(queries: Queries): Promise<void> {
  const { orderId, createdAt } = idempotencyKeys;
  const isNotLatest = lt(orderId, sql`(select max(${orderId}) from ${idempotencyKeys}) - ${keptKeys}`);
  await queries.delete(idempotencyKeys).where(and(lt(createdAt, keyRetention), isNotLatest));
}
