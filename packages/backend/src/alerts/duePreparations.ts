import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { queueDueTickets } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';

const batchSize = 50;

/** Accepted orders for later whose customers were not told that the preparation begins. The stage is written out, for the partial index. */
const isUntold = and(sql`${orders.stage} = 'accepted'`, isNull(orders.preparationToldAt));

/**
 * Tells the customers and the boards of the orders for later whose preparation is due. The orders are the kitchen's by the clock alone, and so are their
 * tickets: this writes only those of printers that have none.
 *
 * The mark is a part of the transaction, which holds the order's row: two servers never take the same order, and a killed one leaves it for the next.
 *
 * @returns the number of orders
 */
export async function tellDuePreparations({ queries }: Database): Promise<number> {
  return queries.transaction(async (inside) => {
    const due = await inside
      .select({ id: orders.id })
      .from(orders)
      .where(and(isUntold, sql`${orders.preparationAt} <= clock_timestamp()`))
      .orderBy(asc(orders.preparationAt), asc(orders.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    await inside
      .update(orders)
      .set({ preparationToldAt: sql`clock_timestamp()` })
      .where(inArray(orders.id, ids));
    await queueMessages(inside, ids, 'preparationDue');
    for (const id of ids) await queueDueTickets(inside, id);
    // The last statement, as the trigger of `order_events` requires.
    await inside.insert(orderEvents).values(ids.map((orderId) => ({ orderId, stage: 'accepted' as const })));
    return ids.length;
  });
}

/** Milliseconds until the next preparation is due, negative when it is late; null when no order is on hold. */
export async function msUntilPreparation({ queries }: Database): Promise<number | null> {
  const [row] = await queries
    .select({
      ms: sql<
        number | null
      >`ceil(extract(epoch from min(${orders.preparationAt}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(orders)
    .where(isUntold);
  return row?.ms ?? null;
}
