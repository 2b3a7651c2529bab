import { crepaNamesOf, type OrderBody } from '@crepas/api';
import type { Instant } from '@crepas/domain';
import { type Extra, type PricingMenu, type Product, type ProductId, productId } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { extraFromRow, productFromRow } from '../catalog/rows.ts';
import type { Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { isRowId } from '../db/rows.ts';
import { extras, productExtras, products } from '../db/schema.ts';

/** The part of the menu that an order refers to, by id or by the names of its crepas. */
export type OrderMenu = PricingMenu & {
  readonly crepaNamed: (name: string) => ProductId | undefined;
  /** The clock of the database when it was read. */
  readonly now: Instant;
};

/**
 * One statement, so that products and extras come from the same snapshot. It has a row even if there are none.
 *
 * A list behind `select unnest` costs the planner the same whatever it holds, so PostgreSQL keeps one plan. Given as it is, it was planned anew in
 * each order, which took three times as long as running it.
 */
const pricingRows = prepareOnce((queries) =>
  queries
    .select({ product: products, extra: extras, now: databaseNow })
    .from(sql`(select) as one`)
    .leftJoin(
      products,
      sql`${products.id} = any(array(select unnest(${sql.placeholder('ids')}::int[])))
        or ${products.isComboEligible} and ${products.name} = any(array(select unnest(${sql.placeholder('names')}::text[])))`,
    )
    .leftJoin(productExtras, eq(productExtras.productId, products.id))
    .leftJoin(extras, eq(extras.id, productExtras.extraId))
    .prepare('pricing_rows'),
);

/** Reads the database rather than the cache, which may be a moment behind. */
export async function readPricingMenu(
  queries: Queries,
  { productos }: Pick<OrderBody, 'productos'>,
): Promise<OrderMenu> {
  const ids = productos.flatMap((line) => [line.id_producto, ...(line.crepas ?? [])]).filter(isRowId);
  const names = productos.flatMap(crepaNamesOf);
  const rows = await pricingRows(queries).execute({ ids, names });

  const productsById = new Map<ProductId, Product>();
  const extrasOf = new Map<ProductId, Extra[]>();
  for (const { product, extra, now } of rows) {
    if (!product) continue;
    const id = productId(product.id);
    if (!productsById.has(id)) productsById.set(id, onHand(productFromRow(product), now));
    if (extra) extrasOf.set(id, [...(extrasOf.get(id) ?? []), onHand(extraFromRow(extra), now)]);
  }
  return {
    now: rows[0]?.now ?? Number.NaN,
    product: (id) => productsById.get(id),
    extrasOf: (id) => extrasOf.get(id) ?? [],
    crepaNamed: (name) =>
      [...productsById.values()].find((product) => product.isComboEligible && product.name === name)?.id,
  };
}

/** A sold-out product is not available, like a hidden one. */
const onHand = <Item extends { readonly available: boolean; readonly soldOutUntil?: Instant }>(
  item: Item,
  now: Instant,
): Item => ({
  ...item,
  available: item.available && (item.soldOutUntil === undefined || item.soldOutUntil <= now),
});
