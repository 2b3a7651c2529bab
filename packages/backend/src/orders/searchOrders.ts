import {
  type OrderId,
  type OrderState,
  orderId,
  parsePhone,
  type StaffOrder,
  withoutSeparators,
} from '@crepas/domain';
import { and, desc, eq, ilike, isNull, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/Database.ts';
import { escapeLike } from '../db/escapeLike.ts';
import { isRowId } from '../db/rows.ts';
import { isInState } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { orderColumns, staffOrderFromRow } from './orderRows.ts';
import { isOfDay, isOlder } from './shopDay.ts';

export type OrderPageRequest = {
  readonly state: OrderState;
  /** The last order of the previous page; null for the first page. */
  readonly below: OrderId | null;
  /** The search text; null for every order. */
  readonly words: string | null;
  /** A day in the shop's time zone; null for every day. */
  readonly day: string | null;
  /** How far back, in days; null for no bound. */
  readonly maxDays: number | null;
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
  { state, below, words, day, maxDays, timeZone, limit }: OrderPageRequest,
): Promise<OrderPage> {
  const number = words === null ? null : numberIn(words);
  const rows = await queries
    .select(orderColumns)
    .from(orders)
    .where(
      and(
        isInState(state),
        below === null ? undefined : lt(orders.id, below),
        // The order of that number was on the first page.
        below === null || number === null ? undefined : ne(orders.id, number),
        words === null ? undefined : matchesSearch(words),
        day === null ? undefined : isOfDay(day, timeZone),
        maxDays === null ? undefined : not(isOlder(maxDays)),
      ),
    )
    // The order whose number was typed comes before newer ones, which have it in their address or phone.
    .orderBy(...(number === null ? [] : [desc(sql`${orders.id} = ${number}`)]), desc(orders.id))
    // One extra row shows whether there is a next page.
    .limit(limit + 1);
  const page = rows.slice(0, limit).map(staffOrderFromRow);
  return { orders: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Fewer digits would match too many phones. */
const minPhoneDigits = 4;

/** The number of an order; null for other words. */
function numberIn(words: string): OrderId | null {
  const number = Number(words.replace(/^#/, ''));
  return isRowId(number) ? orderId(number) : null;
}

/** Matches an order's number, its phone or part of it, or text in the customer's name or the address. */
function matchesSearch(words: string): SQL | undefined {
  const number = numberIn(words);
  const digits = parsePhone(words) ?? withoutSeparators(words);
  return or(
    number === null ? undefined : eq(orders.id, number),
    /^\d+$/.test(digits) && digits.length >= minPhoneDigits
      ? and(like(orders.phone, `%${digits}%`), isNull(orders.erasedAt))
      : undefined,
    contains(orders.deliveryAddress, words),
    contains(orders.customerName, words),
  );
}

/** Ignores accents: people often search without them. */
const contains = (column: PgColumn, words: string): SQL =>
  ilike(
    sql`translate(${column}, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun')`,
    `%${escapeLike(withoutAccents(words))}%`,
  );

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mark}/gu, '');
