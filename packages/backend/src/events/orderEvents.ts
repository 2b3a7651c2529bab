import type { StaffOrder } from '@crepas/domain';
import { and, asc, eq, gt, lt, lte, max, min, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderEvents, orders } from '../db/schema.ts';
import { staffOrderFromRow } from '../orders/orderRows.ts';

/** Notified with every commit that wrote events. */
export const orderEventsChannel = 'order_events';

/** Something happened to an order; the order is shown as it is now, whatever it was then. */
export type OrderEvent = { readonly id: number; readonly order: StaffOrder };

export type EventRange = {
  /** The last one that is known already. */
  readonly after: number;
  /** Infinity for everything there is. */
  readonly upTo: number;
  readonly limit: number;
};

/** The first events of a range. Ids become visible in their order: none appears later below one that was read. */
export async function readOrderEvents(
  queries: Queries,
  { after, upTo, limit }: EventRange,
): Promise<readonly OrderEvent[]> {
  const rows = await queries
    .select({ id: orderEvents.id, order: orders })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(gt(orderEvents.id, after), Number.isFinite(upTo) ? lte(orderEvents.id, upTo) : undefined))
    .orderBy(asc(orderEvents.id))
    .limit(limit);
  return rows.map(({ id, order }) => ({ id, order: staffOrderFromRow(order) }));
}

/** 0 when nothing has happened yet. */
export async function readLastEventId(queries: Queries): Promise<number> {
  const [row] = await queries.select({ id: max(orderEvents.id) }).from(orderEvents);
  return row?.id ?? 0;
}

/** Whether something that came after this event is not kept any more. */
export async function hasForgottenAfter(queries: Queries, after: number): Promise<boolean> {
  const [row] = await queries.select({ id: min(orderEvents.id) }).from(orderEvents);
  return after + 1 < (row?.id ?? 0);
}

/** A client that was offline for longer reads the whole list of orders instead. */
const eventRetention = sql`now() - interval '7 days'`;

/** Keeps the last event: its id tells where the numbering stands. */
export async function deleteExpiredEvents(queries: Queries): Promise<void> {
  const last = await readLastEventId(queries);
  await queries.delete(orderEvents).where(and(lt(orderEvents.at, eventRetention), lt(orderEvents.id, last)));
}
