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
import { asc } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { categories, extras, productExtras, products } from '../db/schema.ts';
import { type ChangedShop, readChangedShop } from '../shop/shop.ts';
import { extraFromRow, productFromRow } from './rows.ts';

/** A snapshot of the whole menu, with hidden products and extras, and of the shop. */
export type Menu = {
  /** In shop order. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly extras: readonly Extra[];
  readonly extraIdsOf: ReadonlyMap<ProductId, readonly ExtraId[]>;
  readonly shop: ChangedShop;
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
  return {
    categories: categoryRows.map(({ id, name }) => ({ id: categoryId(id), name })),
    products: productRows.map(productFromRow),
    extras: extraRows.map(extraFromRow),
    extraIdsOf,
    shop: await readChangedShop(queries),
  };
}

export const promotedProducts = ({ products }: Menu): readonly Product[] =>
  products.filter(({ isPromoted, available }) => isPromoted && available);

/** What customers see of a category. */
export const availableIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  productsIn(menu, category).filter(({ available }) => available);

/** With hidden products. */
export const productsIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  menu.products.filter((product) => product.categoryId === category);
