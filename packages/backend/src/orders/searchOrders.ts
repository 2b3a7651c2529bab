import { parsePhone } from '@crepas/domain';
import { and, eq, ilike, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isRowId } from '../db/rowId.ts';
import { orders } from '../db/schema.ts';

/** Fewer digits would match too many phones. */
const minPhoneDigits = 4;

/** Matches an order's number, its phone or part of it, or text in the customer's name or the address. */
export function matchesSearch(words: string): SQL | undefined {
  const number = Number(words.replace(/^#/, ''));
  const digits = parsePhone(words) ?? words.replace(/[\s().-]/g, '');
  return or(
    isRowId(number) ? eq(orders.id, number) : undefined,
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
/** Escapes the wildcards of LIKE. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
