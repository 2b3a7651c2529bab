import { crepaNamesOf, type OrderPayload } from '@crepas/api';
import { type Extra, type PricingMenu, type Product, type ProductId, productId } from '@crepas/domain';
import type { Instant } from '@crepas/domain/shop';
import { and, eq, inArray, or } from 'drizzle-orm';
import { extraFromRow, productFromRow } from '../catalog/rows.ts';
import type { Queries } from '../db/Database.ts';
import { databaseNow } from '../db/databaseNow.ts';
import { isRowId } from '../db/rowId.ts';
import { extras, productExtras, products } from '../db/schema.ts';

/** The part of the menu that an order refers to, by id or by the names of its crepas. */
export type OrderMenu = PricingMenu & { readonly crepaNamed: (name: string) => ProductId | undefined };

/** Reads the database rather than the cache, which may be a moment behind. */
export async function readPricingMenu(
  queries: Queries,
  { productos }: Pick<OrderPayload, 'productos'>,
): Promise<OrderMenu> {
  const ids = productos.flatMap((line) => [line.id_producto, ...(line.crepas ?? [])]).filter(isRowId);
  const names = productos.flatMap(crepaNamesOf);
  // One statement, so that products and extras come from the same snapshot.
  const rows = await queries
    .select({ product: products, extra: extras, now: databaseNow })
    .from(products)
    .leftJoin(productExtras, eq(productExtras.productId, products.id))
    .leftJoin(extras, eq(extras.id, productExtras.extraId))
    .where(
      or(inArray(products.id, ids), and(eq(products.isComboEligible, true), inArray(products.name, names))),
    );

  const productsById = new Map<ProductId, Product>();
  const extrasOf = new Map<ProductId, Extra[]>();
  for (const { product, extra, now } of rows) {
    const id = productId(product.id);
    if (!productsById.has(id)) productsById.set(id, onHand(productFromRow(product), now));
    if (extra) extrasOf.set(id, [...(extrasOf.get(id) ?? []), onHand(extraFromRow(extra), now)]);
  }
  return {
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
