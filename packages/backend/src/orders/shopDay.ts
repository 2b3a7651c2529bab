import { isRange, shopDayBounds } from '@crepas/domain';
import { type SQL, sql } from 'drizzle-orm';
import { timestampOf } from '../db/databaseNow.ts';
import { orders } from '../db/tables/orders.ts';

/** Rejects 31 February, and years in which no shop takes orders. */
export const isDay = (text: string): boolean => isRange({ from: text, to: text });

/** The moment that an order belongs to: the one that it is for, or else when it was placed. */
export const orderMoment: SQL = sql`coalesce(${orders.scheduledFor}, ${orders.placedAt})`;

/** Whether {@link orderMoment} lies in a range; each of the two has an index. @param to exclusive */
export const isWithin = (from: SQL, to: SQL): SQL => sql`(
  ${orders.scheduledFor} is null and ${orders.placedAt} >= ${from} and ${orders.placedAt} < ${to}
  or ${orders.scheduledFor} >= ${from} and ${orders.scheduledFor} < ${to})`;

/**
 * Whether an order belongs to a day of the shop: from five in the morning to five in the morning (decision H3).
 *
 * @param day `2026-11-21`; must be a day that exists
 */
export function isOfDay(day: string, timeZone: string): SQL {
  const { from, to } = shopDayBounds(day, timeZone);
  return isWithin(timestampOf(from), timestampOf(to));
}

/** More days ago, by the database's clock. */
export const isOlder = (days: number): SQL =>
  sql`${orderMoment} < clock_timestamp() - make_interval(days => ${days}::int)`;
