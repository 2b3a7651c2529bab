import type { Cents, LoggedValues } from '@crepas/domain';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { categories, type ExtraRow, extras, type ProductRow } from '../db/schema.ts';

/** The values of a product in the change log. */
export async function productValues(inside: Queries, row: ProductRow): Promise<Partial<LoggedValues>> {
  const [category] = await inside
    .select({ name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [row.categoryId]));
  return {
    name: row.name,
    description: row.description,
    price: row.priceCents as Cents,
    category: category?.name ?? '',
    available: row.isAvailable,
    imageUrl: row.imageUrl,
    isCombo: row.isCombo,
    isPromoted: row.isPromoted,
    isComboEligible: row.isComboEligible,
    alsoFoundAs: row.alsoFoundAs,
  };
}

export const extraValues = (row: ExtraRow): Partial<LoggedValues> => ({
  name: row.name,
  description: row.description,
  price: row.priceCents as Cents,
  available: row.isAvailable,
});

/** The names of extras, by number. */
export async function extraNames(inside: Queries, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await inside
    .select({ name: extras.name })
    .from(extras)
    .where(inArray(extras.id, [...ids]))
    .orderBy(extras.id);
  return rows.map(({ name }) => name);
}
