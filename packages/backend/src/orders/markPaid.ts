import type { OrderId, StaffOrder } from '@crepas/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { recordAction } from '../changes/orderActions.ts';
import type { Database } from '../db/Database.ts';
import { isRowId, onlyRow } from '../db/rows.ts';
import { isInState } from '../db/stages.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { lockOrder, orderColumns, staffOrderFromRow } from './orderRows.ts';

/**
 * A repeated mark keeps the first moment and its account, and causes no other event.
 *
 * @returns the order after the change; null for an order that does not exist
 */
export async function setPaid(
  { queries }: Database,
  id: OrderId,
  isPaid: boolean,
  by: Editor,
): Promise<StaffOrder | null> {
  if (!isRowId(id)) return null;
  return queries.transaction(async (inside) => {
    const before = await lockOrder(inside, id);
    if (!before) return null;
    if ((before.paidAt !== null) === isPaid) return staffOrderFromRow(before);
    const updated = inside.update(orders).set({ paidAt: isPaid ? sql`now()` : null });
    const row = onlyRow(await updated.where(eq(orders.id, id)).returning(orderColumns));
    await recordAction({ inside, by }, id, isPaid ? 'paid' : 'unpaid');
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
