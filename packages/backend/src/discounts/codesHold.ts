import { type CalendarDay, type Instant, type MenuMoment, shopDayAt, shopDayBounds } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import { discountCodes } from '../db/tables/discounts.ts';

/** When the codes end that are not paused. */
export type CodeEnds = {
  readonly hasEndless: boolean;
  /** Null when there is none with a last day. */
  readonly lastDay: CalendarDay | null;
};

export const readCodeEnds = async (queries: Queries): Promise<CodeEnds> =>
  onlyRow(
    await queries
      .select({
        hasEndless: sql<boolean>`coalesce(bool_or(${discountCodes.lastDay} is null), false)`,
        lastDay: sql<CalendarDay | null>`max(${discountCodes.lastDay})::text`,
      })
      .from(discountCodes)
      .where(eq(discountCodes.isPaused, false)),
  );

/** Until when the shop has a code that holds or will hold; null: without an end. */
export function codesHoldUntil(
  { hasEndless, lastDay }: CodeEnds,
  { at, timeZone }: MenuMoment,
): Instant | 'none' | null {
  if (hasEndless) return null;
  if (lastDay === null || lastDay < shopDayAt(at, timeZone)) return 'none';
  return shopDayBounds(lastDay, timeZone).to;
}
