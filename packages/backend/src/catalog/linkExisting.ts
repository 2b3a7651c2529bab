import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { type extras, productExtras, type products } from '../db/schema.ts';

/** Links what was restored with those of its earlier partners that still exist, and keeps these until the commit. */
export async function linkExisting(
  inside: Queries,
  partners: typeof products | typeof extras,
  ids: readonly number[] = [],
  linkOf: (partner: number) => typeof productExtras.$inferInsert,
): Promise<void> {
  const found = await inside
    .select({ id: partners.id })
    .from(partners)
    .where(inArray(partners.id, [...ids]))
    .for('key share');
  if (found.length > 0) await inside.insert(productExtras).values(found.map(({ id }) => linkOf(id)));
}
