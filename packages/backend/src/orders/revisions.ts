import { type OrderDetailsWire, orderDetailsFromWire, orderDetailsToWire } from '@crepas/api';
import {
  type Cents,
  type ContentChange,
  isUnanswered,
  type OrderDetails,
  type OrderRevision,
} from '@crepas/domain';
import { asc, inArray } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderRevisions } from '../db/tables/orders.ts';

type RevisionRow = typeof orderRevisions.$inferSelect;

/** The column holds what {@link contentOf} wrote. */
const storedOrder = (content: unknown): OrderDetails => orderDetailsFromWire(content as OrderDetailsWire);

const isBeforeAcceptance = ({ stage }: OrderDetails) => stage !== null && isUnanswered(stage);

const changeFromRow = ({ changes, content, ...row }: RevisionRow): ContentChange => ({
  version: row.version,
  at: row.changedAt,
  reason: row.reason,
  totalBefore: changes.totalBefore as Cents,
  totalNow: changes.totalNow as Cents,
  differences: changes.differences,
  isBeforeAcceptance: isBeforeAcceptance(storedOrder(content)),
});

const readRows = (queries: Queries, ids: readonly number[]) =>
  queries
    .select()
    .from(orderRevisions)
    .where(inArray(orderRevisions.orderId, [...ids]))
    .orderBy(asc(orderRevisions.orderId), asc(orderRevisions.version));

/** The changes of these orders, by the order's number. */
export async function readContentChanges(
  queries: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ContentChange[]>> {
  const found = new Map<number, readonly ContentChange[]>();
  if (ids.length === 0) return found;
  for (const row of await readRows(queries, ids)) {
    found.set(row.orderId, [...(found.get(row.orderId) ?? []), changeFromRow(row)]);
  }
  return found;
}

/** Oldest first. */
export const readRevisions = async (
  queries: Queries,
  ids: readonly number[],
): Promise<readonly OrderRevision[]> =>
  ids.length === 0
    ? []
    : (await readRows(queries, ids)).map((row) => ({
        change: changeFromRow(row),
        by: row.changedBy,
        before: storedOrder(row.content),
      }));

/** An order as it was, without its own earlier changes. */
export const contentOf = ({ contentChanges: _, ...order }: OrderDetails) => orderDetailsToWire(order);
