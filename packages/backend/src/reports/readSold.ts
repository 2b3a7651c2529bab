import type { Cents, CodeSums, SoldName, SoldOption, SoldProduct } from '@crepas/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orderLines, orders } from '../db/tables/orders.ts';
import { type Hours, isCounted, isLineIn, isSold, lineSales, type Span } from './definitions.ts';
import { readRows } from './readRows.ts';

type SoldRow = {
  readonly kind: 'product' | 'extra' | 'option';
  /** Two products may have the same name. */
  readonly id: number;
  readonly name: string;
  /** The name of an option's group. */
  readonly group: string;
  readonly isCombo: boolean;
  readonly quantity: number;
  readonly sales: number;
};

export type Sold = {
  readonly products: readonly (SoldProduct & { readonly id: number })[];
  readonly extras: readonly SoldName[];
  readonly options: readonly SoldOption[];
};

/**
 * Delivered products, extras and options by their names at the time of the order, best sellers first; an extra counts once per piece of
 * its line, an option as often as each piece has it. Of the pieces of a group the cheapest ones are included, of equal ones the first in
 * its list; what the others cost was charged (`piecesTotal`). All lines are read once: of the same product that is made alike there are many.
 */
export async function readSold(queries: Queries, hours: Hours, span: Span): Promise<Sold> {
  const rows = await readRows<SoldRow>(
    queries,
    sql`
      with sold as (
        select ${orderLines.productId} as id, ${orderLines.productName} as name, ${orderLines.extras} as extras, ${orderLines.options} as groups,
          bool_or(jsonb_array_length(${orderLines.crepas}) > 0) as is_combo, sum(${orderLines.quantity}) as quantity, sum(${lineSales}) as sales
        from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
        where ${isLineIn(span)} and ${isCounted(hours)} and ${isSold} group by 1, 2, 3, 4)
      select 'product' as kind, id, name, '' as "group", bool_or(is_combo) as "isCombo", sum(quantity)::float8 as quantity, sum(sales)::float8 as sales
      from sold group by id, name
      union all
      select 'extra', (extra ->> 'id')::int, extra ->> 'name', '', false, sum(quantity)::float8,
        sum((extra ->> 'priceCents')::bigint * quantity)::float8
      from sold cross join lateral jsonb_array_elements(extras) as extra group by 2, 3
      union all
      select 'option', 0, option.name, chosen ->> 'name', false, sum(option.pieces * quantity)::float8,
        sum(option.price * greatest(0, least(option.pieces, option.so_far - (chosen ->> 'included')::int)) * quantity)::float8
      from sold cross join lateral jsonb_array_elements(groups) as chosen
        cross join lateral (
          select name, "quantity" as pieces, "priceCents" as price, sum("quantity") over (order by "priceCents", place) as so_far
          from rows from (jsonb_to_recordset(chosen -> 'options') as (name text, "quantity" int, "priceCents" bigint))
            with ordinality as listed (name, "quantity", "priceCents", place)) as option
      group by 3, 4
      order by sales desc, name, id, "group"`,
  );
  return {
    products: rows.flatMap(({ kind, group: _, sales, ...row }) =>
      kind === 'product' ? [{ ...row, sales: sales as Cents }] : [],
    ),
    extras: rows.flatMap(({ kind, name, quantity, sales }) =>
      kind === 'extra' ? [{ name, quantity, sales: sales as Cents }] : [],
    ),
    options: rows
      .flatMap(({ kind, group, name, quantity, sales }) =>
        kind === 'option' ? [{ group, name, quantity, sales: sales as Cents }] : [],
      )
      .sort((a, b) => b.quantity - a.quantity),
  };
}

/** The delivered orders with a code, by its name at the time of the order; the most used first. */
export const readCodes = (queries: Queries, hours: Hours): Promise<readonly CodeSums[]> =>
  readRows<CodeSums>(
    queries,
    sql`
      select ${orders.discountTerms} ->> 'name' as name, count(*)::int as orders,
        sum(${orders.totalCents})::float8 as sales, sum(${orders.discountCents})::float8 as saved
      from ${orders} where ${orders.codeId} is not null and ${isCounted(hours)} and ${isSold}
      group by 1 order by orders desc, saved desc, name`,
  );
