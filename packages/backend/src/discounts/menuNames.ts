import type { MenuNames } from '@crepas/api';
import type { DiscountTerms } from '@crepas/domain';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isRowId } from '../db/rows.ts';
import { categories, products } from '../db/tables/menu.ts';

/** The names of what a code is for. */
export async function readMenuNames(
  queries: Queries,
  { gift, categoryIds }: Pick<DiscountTerms, 'gift' | 'categoryIds'>,
): Promise<MenuNames> {
  const productIds = gift.kind === 'product' ? [gift.productId] : [];
  const ofProducts = await namesOf(queries, products, productIds);
  const ofCategories = await namesOf(queries, categories, categoryIds ?? []);
  return { product: (id) => ofProducts.get(id), category: (id) => ofCategories.get(id) };
}

async function namesOf(
  queries: Queries,
  table: typeof products | typeof categories,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return new Map();
  const rows = await queries
    .select({ id: table.id, name: table.name })
    .from(table as typeof products)
    .where(inArray(table.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
