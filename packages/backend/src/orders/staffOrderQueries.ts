import type { OrderId, OrderState, StaffOrder } from '@crepas/domain';
import { and, asc, desc, lt } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import { matching } from './matching.ts';
import { isInState, staffOrderFromRow } from './orderRows.ts';
import { placedOn } from './shopDay.ts';

/** Every active order, oldest first. */
export async function readActiveOrders(queries: Queries): Promise<readonly StaffOrder[]> {
  const rows = await queries.select().from(orders).where(isInState('active')).orderBy(asc(orders.id));
  return rows.map(staffOrderFromRow);
}

export type OrderPageRequest = {
  readonly state: OrderState;
  /** The last order of the page before; null for the first page. */
  readonly below: OrderId | null;
  /** As staff type them; null for every order. */
  readonly words: string | null;
  /** A day of the shop's clock; null for every day. */
  readonly day: string | null;
  /** Of the shop: it says when the day begins. */
  readonly timeZone: string;
  readonly limit: number;
};

export type OrderPage = {
  readonly orders: readonly StaffOrder[];
  /** Where the following page starts; null when there is none. */
  readonly next: OrderId | null;
};

/** Orders in a state, newest first. Orders that come meanwhile move no page. */
export async function readOrderPage(
  queries: Queries,
  { state, below, words, day, timeZone, limit }: OrderPageRequest,
): Promise<OrderPage> {
  const rows = await queries
    .select()
    .from(orders)
    .where(
      and(
        isInState(state),
        below === null ? undefined : lt(orders.id, below),
        words === null ? undefined : matching(words),
        day === null ? undefined : placedOn(day, timeZone),
      ),
    )
    .orderBy(desc(orders.id))
    // One more than asked tells whether there is a following page.
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(staffOrderFromRow);
  return { orders: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
