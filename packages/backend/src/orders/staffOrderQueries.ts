import type { OrderId, OrderState, StaffOrder } from '@crepas/domain';
import { and, asc, desc, lt } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import { isInState } from '../db/stages.ts';
import { staffOrderFromRow } from './orderRows.ts';
import { matchesSearch } from './searchOrders.ts';
import { placedOn } from './shopDay.ts';

/** Every active order, oldest first. */
export async function readActiveOrders(queries: Queries): Promise<readonly StaffOrder[]> {
  const rows = await queries.select().from(orders).where(isInState('active')).orderBy(asc(orders.id));
  return rows.map(staffOrderFromRow);
}

export type OrderPageRequest = {
  readonly state: OrderState;
  /** The last order of the previous page; null for the first page. */
  readonly below: OrderId | null;
  /** The search text; null for every order. */
  readonly words: string | null;
  /** A day in the shop's time zone; null for every day. */
  readonly day: string | null;
  /** The shop's zone decides when the day begins. */
  readonly timeZone: string;
  readonly limit: number;
};

export type OrderPage = {
  readonly orders: readonly StaffOrder[];
  /** Start of the next page; null on the last page. */
  readonly next: OrderId | null;
};

/** Orders in a state, newest first. The pages do not shift when new orders arrive. */
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
        words === null ? undefined : matchesSearch(words),
        day === null ? undefined : placedOn(day, timeZone),
      ),
    )
    .orderBy(desc(orders.id))
    // One extra row shows whether there is a next page.
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(staffOrderFromRow);
  return { orders: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
