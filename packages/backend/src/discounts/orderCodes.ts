import {
  type DiscountCode,
  discountCodeName,
  type MenuMoment,
  type PhoneNumber,
  whyNotNow,
} from '@crepas/domain';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { discountCodes } from '../db/tables/discounts.ts';
import { codeFromRow } from './codeRows.ts';

/** A code as it was read for an order. */
export type SeenCode = {
  readonly code: DiscountCode;
  /** The transaction that wrote the code's row. */
  readonly codeSeen: string;
  /** No order more may have it, or none of this phone. */
  readonly isUsedUp: boolean;
};

const codeRow = prepareOnce((queries) =>
  queries
    .select({
      row: discountCodes,
      codeSeen: sql<string>`${discountCodes}.xmin::text`,
      isUsedUp: sql<boolean>`code_is_used_up(${discountCodes.id}, ${sql.placeholder('phone')}::text)`,
    })
    .from(discountCodes)
    .where(eq(discountCodes.name, sql`${sql.placeholder('name')}::text`))
    .prepare('code_row'),
);

/**
 * The code that a customer typed, in whatever way; null when there is none.
 *
 * @param phone null: the uses of a phone are not counted
 */
export async function readCode(
  queries: Queries,
  typed: string,
  phone: PhoneNumber | null,
): Promise<SeenCode | null> {
  const [found] = await codeRow(queries).execute({ name: discountCodeName(typed), phone });
  return found ? { ...found, code: codeFromRow(found.row) } : null;
}

/** Null for a code that an order of this moment does not get, whatever is in it. */
export const holdingCode = (seen: SeenCode | null, moment: MenuMoment): SeenCode | null =>
  seen === null || seen.isUsedUp || whyNotNow(seen.code, moment) !== null ? null : seen;

/**
 * Whether nobody may learn that there is such a code: it is unknown, paused, used up, over or not begun. One that holds at other
 * hours of the week may be known.
 */
export const isSecret = (seen: SeenCode | null, moment: MenuMoment): boolean => {
  const why = seen && whyNotNow(seen.code, moment);
  return seen === null || seen.isUsedUp || (why !== null && why !== 'outsideHours');
};

/**
 * The call of the migrations' function: it locks the code until the commit.
 *
 * @param code a value or a placeholder, as the others; null for an order without one
 */
export const codeIsLost = (code: unknown, codeSeen: unknown, phone: unknown): SQL<boolean> =>
  sql`code_is_lost(${code}::int, ${codeSeen}::text, ${phone}::text)`;
