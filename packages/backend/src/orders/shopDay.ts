import { shopTimeZone } from '@crepas/domain';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema.ts';

/** Neither the 31st of February nor a year that the calendar of the database does not have. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && date.getUTCFullYear() > 0;
}

/**
 * Whether an order was placed on a day of the shop's clock.
 *
 * @param day `2026-11-21`; must be a day that exists
 */
export const placedOn = (day: string): SQL | undefined =>
  and(gte(orders.placedAt, midnight(day, 0)), lt(orders.placedAt, midnight(day, 1)));

/** The first moment of a day, or of one so many days later: midnight where the shop is, summer time or not. */
const midnight = (day: string, daysLater: number): SQL =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${shopTimeZone}`;
