import type { Cents } from '@crepas/domain';
import type { SoldName, SoldProduct } from '@crepas/domain/report';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderLines, orders } from '../db/schema.ts';
import { type Hours, isCounted, isLineIn, isSold, lineSales, type Span } from './definitions.ts';
import { readRows } from './readRows.ts';

/** With the id: two products may have the same name. */
type SoldRow = {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly sales: number;
};

/** Delivered products by their name at the time of the order; best sellers first. */
export async function readSoldProducts(
  queries: Queries,
  hours: Hours,
  span: Span,
): Promise<readonly (SoldProduct & { readonly id: number })[]> {
  const rows = await readRows<SoldRow & { readonly isCombo: boolean }>(
    queries,
    sql`
      select ${orderLines.productId} as id, ${orderLines.productName} as name, bool_or(${orderLines.crepas} <> '[]') as "isCombo",
        sum(${orderLines.quantity})::float8 as quantity, sum(${lineSales})::float8 as sales
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      where ${isLineIn(span)} and ${isCounted(hours)} and ${isSold}
      group by 1, 2 order by sales desc, name, id`,
  );
  return rows.map((row) => ({ ...row, sales: row.sales as Cents }));
}

/** Delivered extras: each once per piece of its line. */
export async function readSoldExtras(
  queries: Queries,
  hours: Hours,
  span: Span,
): Promise<readonly SoldName[]> {
  const rows = await readRows<SoldRow>(
    queries,
    sql`
      select (extra ->> 'id')::int as id, extra ->> 'name' as name,
        sum(${orderLines.quantity})::float8 as quantity,
        sum((extra ->> 'priceCents')::bigint * ${orderLines.quantity})::float8 as sales
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
        cross join lateral jsonb_array_elements(${orderLines.extras}) as extra
      where ${isLineIn(span)} and ${isCounted(hours)} and ${isSold} and ${orderLines.extras} <> '[]'
      group by 1, 2 order by sales desc, name, id`,
  );
  return rows.map(({ name, quantity, sales }) => ({ name, quantity, sales: sales as Cents }));
}
