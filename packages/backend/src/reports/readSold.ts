import type { Cents, SoldName, SoldProduct } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderLines, orders } from '../db/schema.ts';
import { type Hours, isCounted, isLineIn, isSold, lineSales, type Span } from './definitions.ts';
import { readRows } from './readRows.ts';

type SoldRow = {
  readonly kind: 'product' | 'extra';
  /** Two products may have the same name. */
  readonly id: number;
  readonly name: string;
  readonly isCombo: boolean;
  readonly quantity: number;
  readonly sales: number;
};

export type Sold = {
  readonly products: readonly (SoldProduct & { readonly id: number })[];
  readonly extras: readonly SoldName[];
};

/**
 * Delivered products and extras by their names at the time of the order, best sellers first; an extra counts once per piece of its
 * line. All lines are read once: of the same product with the same extras there are many.
 */
export async function readSold(queries: Queries, hours: Hours, span: Span): Promise<Sold> {
  const rows = await readRows<SoldRow>(
    queries,
    sql`
      with sold as (
        select ${orderLines.productId} as id, ${orderLines.productName} as name, ${orderLines.extras} as extras,
          bool_or(jsonb_array_length(${orderLines.crepas}) > 0) as is_combo, sum(${orderLines.quantity}) as quantity, sum(${lineSales}) as sales
        from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
        where ${isLineIn(span)} and ${isCounted(hours)} and ${isSold} group by 1, 2, 3)
      select 'product' as kind, id, name, bool_or(is_combo) as "isCombo", sum(quantity)::float8 as quantity, sum(sales)::float8 as sales
      from sold group by id, name
      union all
      select 'extra', (extra ->> 'id')::int, extra ->> 'name', false, sum(quantity)::float8,
        sum((extra ->> 'priceCents')::bigint * quantity)::float8
      from sold cross join lateral jsonb_array_elements(extras) as extra group by 2, 3
      order by sales desc, name, id`,
  );
  return {
    products: rows.flatMap(({ kind, sales, ...row }) =>
      kind === 'product' ? [{ ...row, sales: sales as Cents }] : [],
    ),
    extras: rows.flatMap(({ kind, name, quantity, sales }) =>
      kind === 'extra' ? [{ name, quantity, sales: sales as Cents }] : [],
    ),
  };
}
