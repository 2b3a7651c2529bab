import type { Cents, Extra, LoggedValues } from '@crepas/domain';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { categories, type ExtraRow, extras, type ProductRow } from '../db/tables/menu.ts';
import { extraFromRow } from './rows.ts';

/** The columns of a changed product or extra: only the changed ones. */
export const columnsOf = <Change extends Partial<Pick<Extra, 'price' | 'available'>>>({
  price,
  available,
  ...same
}: Change) => ({
  ...same,
  ...(price !== undefined && { priceCents: price }),
  ...(available !== undefined && { isAvailable: available }),
});

export async function productValues(inside: Queries, row: ProductRow): Promise<Partial<LoggedValues>> {
  const [category] = await inside
    .select({ name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [row.categoryId]));
  const { id: _, categoryId: __, soldOutUntil: ___, priceCents, isAvailable, ...texts } = row;
  return { ...texts, price: priceCents as Cents, available: isAvailable, category: category?.name ?? '' };
}

export function extraValues(row: ExtraRow): Partial<LoggedValues> {
  const { id: _, soldOutUntil: __, ...values } = extraFromRow(row);
  return values;
}

export async function extraNames(inside: Queries, ids: readonly number[]): Promise<readonly string[]> {
  const rows = await inside
    .select({ name: extras.name })
    .from(extras)
    .where(inArray(extras.id, [...ids]))
    .orderBy(extras.id);
  return rows.map(({ name }) => name);
}
