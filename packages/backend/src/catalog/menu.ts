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
import type { Queries } from '../db/Database.ts';
import { categories, extras, productExtras, products } from '../db/schema.ts';
import { extraFromRow, productFromRow } from './rows.ts';

/** The whole menu at one moment, hidden products and extras too. */
export type Menu = {
  /** In shop order. */
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
  readonly extras: readonly Extra[];
  readonly extraIdsOf: ReadonlyMap<ProductId, readonly ExtraId[]>;
};

export async function readMenu(queries: Queries): Promise<Menu> {
  const [categoryRows, productRows, extraRows, links] = await Promise.all([
    queries.select().from(categories).orderBy(asc(categories.position)),
    queries.select().from(products).orderBy(asc(products.id)),
    queries.select().from(extras).orderBy(asc(extras.id)),
    queries.select().from(productExtras).orderBy(asc(productExtras.extraId)),
  ]);
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
  };
}

export const productsIn = (menu: Menu, category: CategoryId): readonly Product[] =>
  menu.products.filter((product) => product.categoryId === category);
