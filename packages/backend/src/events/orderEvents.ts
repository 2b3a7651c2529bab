import type { OrderId, PhoneNumber, StaffOrder } from '@crepas/domain';
import { and, asc, eq, gt, lt, lte, max, min, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { isReadByPhone, linesColumn, orderColumns, staffOrderWithLines } from '../orders/orderRows.ts';

/** Every commit that wrote events notifies this channel. */
export const orderEventsChannel = 'order_events';

/** A change of an order. `order` is its current state, which may be newer than the event. */
export type OrderEvent = {
  readonly id: number;
  readonly order: StaffOrder;
  readonly isReadByPhone: boolean;
};

export type EventRange = {
  /** The last known id; exclusive. */
  readonly after: number;
  /** Inclusive; Infinity for no bound. */
  readonly upTo: number;
  readonly limit: number;
  /** Null for the orders of every phone. */
  readonly phone: PhoneNumber | null;
  /** Null for every order. */
  readonly order?: OrderId | null;
};

/**
 * The first events of a range. Ids become visible in ascending order, so a later commit never adds one below an id that
 * was read.
 */
export async function readOrderEvents(
  queries: Queries,
  { after, upTo, limit, phone, order = null }: EventRange,
): Promise<readonly OrderEvent[]> {
  const rows = await queries
    .select({ id: orderEvents.id, order: orderColumns, lines: linesColumn })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        gt(orderEvents.id, after),
        Number.isFinite(upTo) ? lte(orderEvents.id, upTo) : undefined,
        phone === null ? undefined : eq(orders.phone, phone),
        order === null ? undefined : eq(orders.id, order),
      ),
    )
    .orderBy(asc(orderEvents.id))
    .limit(limit);
  return rows.map(({ id, order, lines }) => ({
    id,
    order: staffOrderWithLines(order, lines),
    isReadByPhone: isReadByPhone(order),
  }));
}

/** 0 if there are no events. */
export async function readLastEventId(queries: Queries): Promise<number> {
  const [row] = await queries.select({ id: max(orderEvents.id) }).from(orderEvents);
  return row?.id ?? 0;
}

/** Whether events after this one have been deleted. */
export async function hasDeletedAfter(queries: Queries, after: number): Promise<boolean> {
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
