import type { PhoneBounds, PhoneNumber } from '@crepas/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { shop } from '../db/tables/shop.ts';

/** Why the store takes no order of a phone; the answers of the migrations' function `phone_refusal`. */
export type PhoneRefusal = 'blocked' | 'tooManyOpen' | 'tooManyToday';

/**
 * The call of that function: it locks the phone until the commit. The owner's bounds, or else these.
 *
 * @param phone a value or a placeholder, as the others; null for an order of staff
 * @param maxOpen null for no bound
 */
export const phoneRefusal = (phone: unknown, maxOpen: unknown, maxDaily: unknown): SQL<PhoneRefusal | null> =>
  sql`phone_refusal(${phone}::text, coalesce((select max_open_orders from ${shop}), ${maxOpen}::int),
    coalesce((select max_daily_orders from ${shop}), ${maxDaily}::int))`;

/** Null when the phone may order. @param bounds null where limits are off: then only those that the owner has set */
export async function readPhoneRefusal(
  queries: Queries,
  phone: PhoneNumber,
  bounds: PhoneBounds | null,
): Promise<PhoneRefusal | null> {
  const called = phoneRefusal(phone, bounds?.maxOpenOrders ?? null, bounds?.maxDailyOrders ?? null);
  const [row] = await queries.select({ refusal: called }).from(sql`(select) as one`);
  return row?.refusal ?? null;
}
