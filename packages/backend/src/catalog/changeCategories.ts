import { type Category, type CategoryId, categoryId } from '@crepas/domain';
import { asc, eq, gte, max, sql } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logChange, logCreated, logDeleted, logDifference } from '../changes/logChange.ts';
import { logRestored, readSnapshot } from '../changes/restore.ts';
import type { Database, Queries } from '../db/Database.ts';
import { isViolationOf } from '../db/failures.ts';
import { lockRow, onlyRow } from '../db/rows.ts';
import { type CategoryRow, categories, products } from '../db/schema.ts';

export type NewCategory = { readonly kind: 'created'; readonly category: Category } | NameTaken;
export type Rename = { readonly kind: 'renamed' } | NameTaken | Missing;
export type Removal = { readonly kind: 'deleted' } | Missing | HasProducts;

type NameTaken = { readonly kind: 'nameTaken' };
type Missing = { readonly kind: 'missing' };
type HasProducts = { readonly kind: 'hasProducts'; readonly count: number };

export async function createCategory(database: Database, name: string, by: Editor): Promise<NewCategory> {
  return refuseTakenName(() =>
    withCategoriesLocked(database, async (queries) => {
      const [last] = await queries.select({ position: max(categories.position) }).from(categories);
      const values = { name, position: (last?.position ?? 0) + 1 };
      const row = onlyRow(await queries.insert(categories).values(values).returning());
      await logCreated(queries, by, entityOf(row), { name });
      return { kind: 'created', category: { id: categoryId(row.id), name: row.name } };
    }),
  );
}

export async function renameCategory(
  { queries }: Database,
  id: CategoryId,
  name: string,
  by: Editor,
): Promise<Rename> {
  return refuseTakenName(() =>
    queries.transaction(async (inside) => {
      const before = await lockRow(inside, categories, id);
      if (!before) return { kind: 'missing' };
      await inside.update(categories).set({ name }).where(eq(categories.id, id));
      await logDifference(inside, by, entityOf({ ...before, name }), { name: before.name }, { name });
      return { kind: 'renamed' };
    }),
  );
}

/** Only an empty one (decision A4). */
export async function deleteCategory(database: Database, id: CategoryId, by: Editor): Promise<Removal> {
  return withCategoriesLocked(database, async (queries) => {
    // The lock keeps a concurrent request from adding a product between count and delete.
    const category = await lockRow(queries, categories, id);
    if (!category) return { kind: 'missing' };
    const count = await queries.$count(products, eq(products.categoryId, id));
    if (count > 0) return { kind: 'hasProducts', count };
    await queries.delete(categories).where(eq(categories.id, id));
    await logDeleted(queries, by, entityOf(category), { name: category.name }, { category });
    return { kind: 'deleted' };
  });
}

export type CategoryRestoration =
  | { readonly kind: 'restored'; readonly category: Category }
  | (NameTaken & { readonly name: string })
  | Missing;

/** Brings a deleted category back under its number and at its place; later ones move. */
export async function restoreCategory(
  database: Database,
  id: CategoryId,
  by: Editor,
): Promise<CategoryRestoration> {
  return withCategoriesLocked(database, async (inside) => {
    const snapshot = (await readSnapshot(inside, 'category', id))?.category;
    if (!snapshot) return { kind: 'missing' };
    const { name, position } = snapshot;
    const [namesake] = await inside
      .select({ id: categories.id })
      .from(categories)
      .where(sql`lower(${categories.name}) = lower(${name})`);
    if (namesake) return { kind: 'nameTaken', name };
    await inside
      .update(categories)
      .set({ position: sql`${categories.position} + 1` })
      .where(gte(categories.position, position));
    await inside.insert(categories).overridingSystemValue().values(snapshot);
    await logRestored(inside, by, entityOf(snapshot), { name });
    return { kind: 'restored', category: { id, name } };
  });
}

const entityOf = ({ id, name }: CategoryRow) => ({ kind: 'category', entityId: id, name }) as const;

/** @returns false, and changes nothing, when the ids are not those of all categories, each once */
export async function reorderCategories(
  database: Database,
  ids: readonly CategoryId[],
  by: Editor,
): Promise<boolean> {
  return withCategoriesLocked(database, async (queries) => {
    const present = await queries.select().from(categories).orderBy(asc(categories.position));
    const listed = new Set<number>(ids);
    const isWhole = listed.size === ids.length && present.length === ids.length;
    if (!isWhole || !present.every(({ id }) => listed.has(id))) return false;
    for (const [index, id] of ids.entries()) {
      await queries
        .update(categories)
        .set({ position: index + 1 })
        .where(eq(categories.id, id));
    }
    const before = { order: present.map(({ name }) => name) };
    const nameOf = new Map<number, string>(present.map(({ id, name }) => [id, name]));
    const after = { order: ids.map((id) => nameOf.get(id) ?? '') };
    if (before.order.join() !== after.order.join()) {
      const list = { kind: 'category', entityId: null, name: '', action: 'reordered' } as const;
      await logChange(queries, by, { ...list, before, after });
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
