import { type OrderId, orderId } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { idempotencyKeys } from '../db/schema.ts';

export type EarlierRequest = { readonly orderId: OrderId | null; readonly isSameRequest: boolean };

/**
 * Claims a key for this transaction. Of several at once the others wait here until the first one ends:
 * then they find what it wrote, or the key free again.
 *
 * @returns the request that had the key before, or null when the key is ours
 */
export async function claimKey(
  queries: Queries,
  key: string,
  requestHash: string,
): Promise<EarlierRequest | null> {
  const claimed = await queries
    .insert(idempotencyKeys)
    .values({ key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [earlier] = await queries.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return {
    orderId: earlier?.orderId ? orderId(earlier.orderId) : null,
    isSameRequest: earlier?.requestHash === requestHash,
  };
}

/** Ties a claimed key to the order that came of it. */
export async function settleKey(queries: Queries, key: string, order: OrderId): Promise<void> {
  await queries.update(idempotencyKeys).set({ orderId: order }).where(eq(idempotencyKeys.key, key));
}
