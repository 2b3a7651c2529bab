import type { OrderId, StaffOrder } from '@crepas/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { isRowId } from '../db/rows.ts';
import { orderEvents, orders } from '../db/schema.ts';
import { isInState } from '../db/stages.ts';
import { staffOrderFromRow } from './orderRows.ts';

/** @returns the order after the change; null for an order that does not exist */
export async function setPaid(
  { queries }: Database,
  id: OrderId,
  isPaid: boolean,
): Promise<StaffOrder | null> {
  if (!isRowId(id)) return null;
  return queries.transaction(async (inside) => {
    const [row] = await inside
      .update(orders)
      .set({ paidAt: isPaid ? sql`coalesce(${orders.paidAt}, now())` : null })
      .where(eq(orders.id, id))
      .returning();
    if (!row) return null;
    await inside.insert(orderEvents).values({ orderId: id, stage: row.stage });
    return staffOrderFromRow(row);
  });
}

/**
 * The customer says that the transfer was made. Of a repeated word the first moment stays, without another event.
 *
 * @returns false for an order that is not paid by transfer or has ended
 */
export async function setTransferred({ queries }: Database, id: OrderId): Promise<boolean> {
  const isOpenTransfer = and(eq(orders.id, id), eq(orders.payment, 'transfer'), isInState('active'));
  return queries.transaction(async (inside) => {
    const [changed] = await inside
      .update(orders)
      .set({ transferredAt: sql`now()` })
      .where(and(isOpenTransfer, isNull(orders.transferredAt)))
      .returning({ stage: orders.stage });
    if (changed) {
      await inside.insert(orderEvents).values({ orderId: id, stage: changed.stage });
      return true;
    }
    return (await inside.select({ id: orders.id }).from(orders).where(isOpenTransfer)).length > 0;
  });
}
