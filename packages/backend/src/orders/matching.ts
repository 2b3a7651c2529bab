import { parsePhone } from '@crepas/domain';
import { eq, ilike, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isRowId } from '../db/rowId.ts';
import { orders } from '../db/schema.ts';

/** Fewer digits of a phone would find half of all orders. */
const fewestPhoneDigits = 4;

/** Whether an order has this number, phone (or a part of it), or these words in its name or address. */
export function matching(words: string): SQL | undefined {
  const number = Number(words.replace(/^#/, ''));
  const digits = parsePhone(words) ?? words.replace(/[\s().-]/g, '');
  return or(
    isRowId(number) ? eq(orders.id, number) : undefined,
    /^\d+$/.test(digits) && digits.length >= fewestPhoneDigits
      ? like(orders.phone, `%${digits}%`)
      : undefined,
    has(orders.deliveryAddress, words),
    has(orders.customerName, words),
  );
}

/** People type names of streets without their accents. */
const has = (column: PgColumn, words: string): SQL =>
  ilike(
    sql`translate(${column}, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun')`,
    `%${literally(withoutAccents(words))}%`,
  );

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mark}/gu, '');
/** What a pattern would take for a wildcard is itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
