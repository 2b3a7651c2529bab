import type { Category, CategoryId } from '@crepas/domain';
import { and, asc, eq, gte, max, ne, sql } from 'drizzle-orm';
import {
  changeEntity,
  createEntity,
  deleteEntity,
  type Entity,
  readSnapshot,
  restoreEntity,
} from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import { lockRow } from '../db/rows.ts';
import { type CategoryRow, categories, products } from '../db/tables/menu.ts';
import { categoryFromRow } from './rows.ts';

type NameTaken = { readonly kind: 'nameTaken'; readonly name: string };
type Missing = { readonly kind: 'missing' };
type Saved = { readonly kind: 'saved'; readonly category: Category };

const categoryEntity: Entity<typeof categories> = {
  kind: 'category',
  table: categories,
  valuesOf: (_, { name, windows }) => ({ name, windows }),
  snapshotOf: (_, category) => ({ category }),
};

/** @param windows none: always */
export async function createCategory(
  edit: Edit,
  { name, windows = [] }: Pick<Category, 'name'> & Partial<Category>,
): Promise<Saved | NameTaken> {
  const { inside } = edit;
  await lockCategories(edit);
  if (await isNameTaken(edit, name)) return { kind: 'nameTaken', name };
  const [last] = await inside.select({ position: max(categories.position) }).from(categories);
  const position = (last?.position ?? 0) + 1;
  return saved(await createEntity(edit, categoryEntity, { name, windows, position }));
}

export async function renameCategory(
  edit: Edit,
  id: CategoryId,
  { name, windows }: Pick<Category, 'name'> & Partial<Category>,
): Promise<{ readonly kind: 'renamed' } | NameTaken | Missing> {
  await lockCategories(edit);
  if (!(await lockRow(edit.inside, categories, id))) return { kind: 'missing' };
  if (await isNameTaken(edit, name, id)) return { kind: 'nameTaken', name };
  await changeEntity(edit, categoryEntity, id, { name, ...(windows && { windows }) });
  return { kind: 'renamed' };
}

export type CategoryRemoval =
  | { readonly kind: 'deleted' }
  | Missing
  | { readonly kind: 'hasProducts'; readonly count: number };

/** Only an empty one (decision A4). */
export async function deleteCategory(edit: Edit, id: CategoryId): Promise<CategoryRemoval> {
  const { inside } = edit;
  await lockCategories(edit);
  // The lock keeps a concurrent request from adding a product between count and delete.
  if (!(await lockRow(inside, categories, id))) return { kind: 'missing' };
  const count = await inside.$count(products, eq(products.categoryId, id));
  if (count > 0) return { kind: 'hasProducts', count };
  await deleteEntity(edit, categoryEntity, id);
  return { kind: 'deleted' };
}

/** Brings a deleted category back under its number and at its place; later ones move. */
export async function restoreCategory(edit: Edit, id: CategoryId): Promise<Saved | NameTaken | Missing> {
  const { inside } = edit;
  await lockCategories(edit);
  const snapshot = (await readSnapshot(edit, 'category', id))?.category;
  if (!snapshot) return { kind: 'missing' };
  const { name, position } = snapshot;
  if (await isNameTaken(edit, name)) return { kind: 'nameTaken', name };
  await inside
    .update(categories)
    .set({ position: sql`${categories.position} + 1` })
    .where(gte(categories.position, position));
  return saved(await restoreEntity(edit, categoryEntity, snapshot));
}

/** @returns false, and changes nothing, when the ids are not those of all categories, each once */
export async function reorderCategories(edit: Edit, ids: readonly CategoryId[]): Promise<boolean> {
  const { inside } = edit;
  await lockCategories(edit);
  const present = await inside.select().from(categories).orderBy(asc(categories.position));
  const listed = new Set<number>(ids);
  const isWhole = listed.size === ids.length && present.length === ids.length;
  if (!isWhole || !present.every(({ id }) => listed.has(id))) return false;
  for (const [index, id] of ids.entries()) {
    await inside
      .update(categories)
      .set({ position: index + 1 })
      .where(eq(categories.id, id));
  }
  const before = { order: present.map(({ name }) => name) };
  const nameOf = new Map<number, string>(present.map(({ id, name }) => [id, name]));
  const after = { order: ids.map((id) => nameOf.get(id) ?? '') };
  if (before.order.join() !== after.order.join()) {
    const list = { kind: 'category', entityId: null, name: '', action: 'reordered' } as const;
    await logChange(edit, { ...list, before, after });
  }
  return true;
}

/**
 * Serializes writers, so that each position and each name is used once; readers are not blocked. It locks the table rather
 * than rows, because two concurrent reorders that lock row by row can deadlock.
 */
const lockCategories = ({ inside }: Edit) =>
  inside.execute(sql`lock table ${categories} in share row exclusive mode`);

/** @param own the number of the category that gets the name; its own name is free */
const isNameTaken = async ({ inside }: Edit, name: string, own = 0): Promise<boolean> =>
  (await inside.$count(
    categories,
    and(sql`lower(${categories.name}) = lower(${name})`, ne(categories.id, own)),
  )) > 0;

const saved = (row: CategoryRow): Saved => ({ kind: 'saved', category: categoryFromRow(row) });
