import type { Instant } from '@crepas/domain';
import {
  type Category,
  type CategoryId,
  categoryId,
  type Extra,
  type ExtraId,
  extraId,
  type Product,
  type ProductId,
  productId,
} from '@crepas/domain';
import { asc, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { onlyRow } from '../db/rows.ts';
import { categories, extras, productExtras, products } from '../db/schema.ts';
import { readSeenShop, type ShopSnapshot } from '../shop/shop.ts';
import { extraFromRow, productFromRow } from './rows.ts';

/**
 * A snapshot of the whole menu, with hidden products and extras, and of the shop. A product or extra with `soldOutUntil`
 * is sold out.
 */
export type Menu = ShopSnapshot & {
  /** In shop order. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly extras: readonly Extra[];
  readonly extraIdsOf: ReadonlyMap<ProductId, readonly ExtraId[]>;
  /**
   * When the first sold-out product or extra is available again, by the clock of the database; null when none
   * is sold out.
   */
  readonly changesAt: Instant | null;
  readonly version: MenuVersion;
};

/** Numbers of transactions. */
export type MenuVersion = {
  /** This one and later ones were not seen. */
  readonly end: number;
  /** All before this one were seen. */
  readonly allBefore: number;
};

/** One consistent snapshot: all reads share a transaction. */
export const readMenu = ({ queries }: Database): Promise<Menu> =>
  queries.transaction(readInside, { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function readInside(queries: Queries): Promise<Menu> {
  const categoryRows = await queries.select().from(categories).orderBy(asc(categories.position));
  const productRows = await queries.select().from(products).orderBy(asc(products.id));
  const extraRows = await queries.select().from(extras).orderBy(asc(extras.id));
  const links = await queries.select().from(productExtras).orderBy(asc(productExtras.extraId));
  const extraIdsOf = new Map<ProductId, ExtraId[]>();
  for (const link of links) {
    const product = productId(link.productId);
    extraIdsOf.set(product, [...(extraIdsOf.get(product) ?? []), extraId(link.extraId)]);
  }
  const { now: readAt, ...seenShop } = await readSeenShop(queries);
  const productsNow = productRows.map(productFromRow).map((product) => withoutPastSoldOut(product, readAt));
  const extrasNow = extraRows.map(extraFromRow).map((extra) => withoutPastSoldOut(extra, readAt));
  const availableAgainAt = [...productsNow, ...extrasNow].flatMap(({ soldOutUntil }) => soldOutUntil ?? []);
  const version = onlyRow(
    await queries
      .select({
        allBefore: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.mapWith(Number),
        end: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`.mapWith(Number),
      })
      .from(sql`(values (1)) as one`),
  );
  return {
    version,
    categories: categoryRows.map(({ id, name }) => ({ id: categoryId(id), name })),
    products: productsNow,
    extras: extrasNow,
    extraIdsOf,
    ...seenShop,
    changesAt: availableAgainAt.length === 0 ? null : Math.min(...availableAgainAt),
  };
}

/** A time in the past counts as none. */
function withoutPastSoldOut<Item extends { readonly soldOutUntil?: Instant }>(
  item: Item,
  now: Instant,
): Item {
  if (item.soldOutUntil === undefined || item.soldOutUntil > now) return item;
  const { soldOutUntil: _, ...back } = item;
  return back as Item;
}

/** With hidden products. */
export const productsIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  menu.products.filter((product) => product.categoryId === category);
