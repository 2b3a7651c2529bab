import { isRange, shopDayBounds } from '@crepas/domain';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { timestampOf } from '../db/databaseNow.ts';
import { orders } from '../db/schema.ts';

/** Rejects 31 February, and years in which no shop takes orders. */
export const isDay = (text: string): boolean => isRange({ from: text, to: text });

/**
 * Whether an order was placed on a day of the shop: from five in the morning to five in the morning (decision H3).
 *
 * @param day `2026-11-21`; must be a day that exists
 */
export function placedOn(day: string, timeZone: string): SQL | undefined {
  const { from, to } = shopDayBounds(day, timeZone);
  return and(gte(orders.placedAt, timestampOf(from)), lt(orders.placedAt, timestampOf(to)));
}

/** Placed more days ago, by the database's clock. */
export const isOlder = (days: number): SQL =>
  sql`${orders.placedAt} < clock_timestamp() - make_interval(days => ${days}::int)`;
