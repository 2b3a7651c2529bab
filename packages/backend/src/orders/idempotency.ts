import { type OrderId, orderId } from '@crepas/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { idempotencyKeys } from '../db/tables/orders.ts';

/** Identifies a repeated request. */
export type OrderKey = {
  /** A UUID. */
  readonly key: string;
  /** Hash of the whole order. */
  readonly requestHash: string;
};

export type EarlierRequest = { readonly orderId: OrderId; readonly isSameRequest: boolean };

/** The order that was written with this key, or null. */
export async function readEarlier(
  queries: Queries,
  { key, requestHash }: OrderKey,
): Promise<EarlierRequest | null> {
  const [earlier] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (!earlier?.orderId) return null;
  return { orderId: orderId(earlier.orderId), isSameRequest: earlier.requestHash === requestHash };
}

/** Like `readEarlier`, but waits for a concurrent writer of the same key: inserting the key blocks until it commits. */
export async function awaitEarlier(queries: Queries, orderKey: OrderKey): Promise<EarlierRequest | null> {
  const { key } = orderKey;
  return queries.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(idempotencyKeys)
      .values(orderKey)
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (inserted.length === 0) return readEarlier(transaction, orderKey);
    await transaction.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    return null;
  });
}

/** The contract promises it. The store repeats an order for a day at most. */
const keyRetention = sql`now() - interval '3 days'`;

/**
 * Keys of the latest orders never expire, because age alone is not safe: a wrong clock that is corrected by years would
 * make the keys of a minute ago old. It is the number of orders of several weeks.
 */
const maxKeys = 10_000;

export async function deleteExpiredKeys(queries: Queries): Promise<void> {
  const { orderId, createdAt } = idempotencyKeys;
  const isNotLatest = lt(orderId, sql`(select max(${orderId}) from ${idempotencyKeys}) - ${maxKeys}`);
  await queries.delete(idempotencyKeys).where(and(lt(createdAt, keyRetention), isNotLatest));
}
