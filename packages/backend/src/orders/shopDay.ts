import { shopTimeZone } from '@crepas/domain';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { orders } from '../db/schema.ts';

/** Whether the day exists in the calendar, and PostgreSQL accepts it: it has no year 0. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && date.getUTCFullYear() > 0;
}

/**
 * Whether an order was placed on a day in the shop's time zone.
 *
 * @param day `2026-11-21`; must exist
 */
export const placedOn = (day: string): SQL | undefined =>
  and(gte(orders.placedAt, midnight(day, 0)), lt(orders.placedAt, midnight(day, 1)));

/** Midnight in the shop's time zone at the start of the day that is `daysLater` days after `day`. */
const midnight = (day: string, daysLater: number): SQL =>
  sql`(${day}::date + ${daysLater}::integer)::timestamp at time zone ${shopTimeZone}`;
