import { type Category, type CategoryId, categoryId } from '@crepas/domain';
import { count, eq, max, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { isViolationOf } from '../db/failures.ts';
import { isRowId } from '../db/rowId.ts';
import { categories, products } from '../db/schema.ts';

export type NewCategory = { readonly kind: 'created'; readonly category: Category } | NameTaken;
export type Rename = { readonly kind: 'renamed' } | NameTaken | Missing;
export type Removal = { readonly kind: 'deleted' } | Missing | HasProducts;

type NameTaken = { readonly kind: 'nameTaken' };
type Missing = { readonly kind: 'missing' };
type HasProducts = { readonly kind: 'hasProducts'; readonly count: number };

/** Appends a category. */
export async function createCategory(database: Database, name: string): Promise<NewCategory> {
  return refuseTakenName(() =>
    withCategoriesLocked(database, async (queries) => {
      const [last] = await queries.select({ position: max(categories.position) }).from(categories);
      const [row] = await queries
        .insert(categories)
        .values({ name, position: (last?.position ?? 0) + 1 })
        .returning();
      if (!row) throw new Error('The database returned no row for a new category.');
      return { kind: 'created', category: { id: categoryId(row.id), name: row.name } };
    }),
  );
}

export async function renameCategory({ queries }: Database, id: CategoryId, name: string): Promise<Rename> {
  if (!isRowId(id)) return { kind: 'missing' };
  return refuseTakenName(async () => {
    const renamed = await queries
      .update(categories)
      .set({ name })
      .where(eq(categories.id, id))
      .returning({ id: categories.id });
    return { kind: renamed.length > 0 ? 'renamed' : 'missing' };
  });
}

/** Only an empty one (decision A4). */
export async function deleteCategory(database: Database, id: CategoryId): Promise<Removal> {
  if (!isRowId(id)) return { kind: 'missing' };
  return withCategoriesLocked(database, async (queries) => {
    // The lock keeps a concurrent request from adding a product between count and delete.
    const [category] = await queries.select().from(categories).where(eq(categories.id, id)).for('update');
    if (!category) return { kind: 'missing' };
    const [inCategory] = await queries
      .select({ count: count() })
      .from(products)
      .where(eq(products.categoryId, id));
    if (inCategory && inCategory.count > 0) return { kind: 'hasProducts', count: inCategory.count };
    await queries.delete(categories).where(eq(categories.id, id));
    return { kind: 'deleted' };
  });
}

/** @returns false, and changes nothing, when the ids are not those of all categories, each once */
export async function reorderCategories(database: Database, ids: readonly CategoryId[]): Promise<boolean> {
  return withCategoriesLocked(database, async (queries) => {
    const present = await queries.select({ id: categories.id }).from(categories);
    const listed = new Set<number>(ids);
    const isWhole = listed.size === ids.length && present.length === ids.length;
    if (!isWhole || !present.every(({ id }) => listed.has(id))) return false;
    for (const [index, id] of ids.entries()) {
      await queries
        .update(categories)
        .set({ position: index + 1 })
        .where(eq(categories.id, id));
    }
    return true;
  });
}

/**
 * Serializes writers, so that each position is used once; readers are not blocked. It locks the table rather than
 * rows, because two concurrent reorders that lock row by row can deadlock.
 */
function withCategoriesLocked<Result>(
  { queries }: Database,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
    return work(transaction);
  });
}

async function refuseTakenName<Result>(write: () => Promise<Result>): Promise<Result | NameTaken> {
  try {
    return await write();
  } catch (error) {
    if (isViolationOf(error, 'categories_name_key')) return { kind: 'nameTaken' };
    throw error;
  }
}
