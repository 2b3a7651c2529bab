import type { GroupChange, GroupEdit } from '@crepas/api';
import { type ChoiceGroup, type GroupId, groupBounds, groupId, ruleFault } from '@crepas/domain';
import { and, asc, eq, gte, max, notInArray, sql } from 'drizzle-orm';
import {
  changeEntity,
  createEntity,
  deleteEntity,
  type Entity,
  readSnapshot,
  restoreEntity,
  rowFromSnapshot,
} from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import type { Queries } from '../db/Database.ts';
import { lockRow } from '../db/rows.ts';
import { choiceGroups, choiceOptions, type GroupRow, productGroups, products } from '../db/tables/menu.ts';
import { groupValues, readOptionRows } from './groupValues.ts';
import { type Merge, mergeGroup } from './mergeGroup.ts';
import { groupUseFromRow, optionFromRow } from './rows.ts';

type Missing = { readonly kind: 'missing' };
type Saved = { readonly kind: 'saved'; readonly group: ChoiceGroup };
/** The shop has as many groups as it may. */
type Full = { readonly kind: 'full' };

const groupEntity: Entity<typeof choiceGroups> = {
  kind: 'group',
  table: choiceGroups,
  valuesOf: groupValues,
  snapshotOf: async (inside, group) => ({ group, options: await readOptionRows(inside, group.id) }),
};

export async function createGroup(
  edit: Edit,
  { name, options }: GroupChange,
): Promise<Saved | Full | UnknownOption> {
  const { inside } = edit;
  await lockGroups(edit);
  if (await isFull(inside)) return { kind: 'full' };
  if (options.some(({ id }) => id !== undefined)) return { kind: 'unknownOption' };
  const [last] = await inside.select({ position: max(choiceGroups.position) }).from(choiceGroups);
  const position = (last?.position ?? 0) + 1;
  const row = await createEntity(edit, groupEntity, { name, position }, ({ id }) =>
    writeOptions(inside, id, options),
  );
  return saved(inside, row);
}

type UnknownOption = { readonly kind: 'unknownOption' };
/** A product asks for more pieces than would be left. */
type TooFew = { readonly kind: 'tooFew'; readonly product: string };

/**
 * Replaces name and options; with `before` only what its sender changed. An option keeps its number; one that is left out is deleted.
 */
export async function changeGroup(
  edit: Edit,
  id: GroupId,
  { before, ...sent }: GroupEdit,
): Promise<Saved | Missing | UnknownOption | TooFew | Exclude<Merge, { kind: 'merged' }>> {
  const { inside } = edit;
  await lockGroups(edit);
  const group = await lockRow(inside, choiceGroups, id);
  if (!group) return { kind: 'missing' };
  // What is sold out is no part of the change.
  const present = (await readOptionRows(inside, id))
    .map(optionFromRow)
    .map(({ soldOutUntil: _, ...option }) => option);
  const merge = before ? mergeGroup(before, sent, { name: group.name, options: present }) : null;
  if (merge && merge.kind !== 'merged') return merge;
  const { name, options } = merge?.change ?? sent;
  const own = present.map((option): number => option.id);
  const kept = options.flatMap((option) => option.id ?? []);
  if (new Set(kept).size < kept.length || !kept.every((option) => own.includes(option))) {
    return { kind: 'unknownOption' };
  }
  const uses = await readUses(inside, id);
  const tooFew = uses.find(({ use }) => ruleFault(groupUseFromRow(use), options.length) !== null);
  if (tooFew) return { kind: 'tooFew', product: tooFew.product };
  const row = await changeEntity(edit, groupEntity, id, { name }, () => writeOptions(inside, id, options));
  return row ? saved(inside, row) : { kind: 'missing' };
}

export type GroupRemoval =
  | { readonly kind: 'deleted' }
  | Missing
  | { readonly kind: 'inUse'; readonly products: readonly string[] };

/** Only one that no product uses. */
export async function deleteGroup(edit: Edit, id: GroupId): Promise<GroupRemoval> {
  await lockGroups(edit);
  if (!(await lockRow(edit.inside, choiceGroups, id))) return { kind: 'missing' };
  const uses = await readUses(edit.inside, id);
  if (uses.length > 0) return { kind: 'inUse', products: uses.map(({ product }) => product) };
  return (await deleteEntity(edit, groupEntity, id)) ? { kind: 'deleted' } : { kind: 'missing' };
}

/** Brings a deleted group back with its options, under their numbers and at its place; later groups move. */
export async function restoreGroup(edit: Edit, id: GroupId): Promise<Saved | Full | Missing> {
  const { inside } = edit;
  await lockGroups(edit);
  const { group, options = [] } = (await readSnapshot(edit, 'group', id)) ?? {};
  if (!group) return { kind: 'missing' };
  if (await isFull(inside)) return { kind: 'full' };
  await inside
    .update(choiceGroups)
    .set({ position: sql`${choiceGroups.position} + 1` })
    .where(gte(choiceGroups.position, group.position));
  const row = await restoreEntity(edit, groupEntity, group, async () => {
    if (options.length === 0) return;
    await inside.insert(choiceOptions).overridingSystemValue().values(options.map(rowFromSnapshot));
  });
  return saved(inside, row);
}

/** @returns false, and changes nothing, when the ids are not those of all groups, each once */
export async function reorderGroups(edit: Edit, ids: readonly GroupId[]): Promise<boolean> {
  const { inside } = edit;
  await lockGroups(edit);
  const present = await inside.select().from(choiceGroups).orderBy(asc(choiceGroups.position));
  const nameOf = new Map<number, string>(present.map(({ id, name }) => [id, name]));
  const isWhole = new Set(ids).size === ids.length && present.length === ids.length;
  if (!isWhole || !ids.every((id) => nameOf.has(id))) return false;
  if (ids.every((id, index) => present[index]?.id === id)) return true;
  for (const [index, id] of ids.entries()) {
    await inside
      .update(choiceGroups)
      .set({ position: index + 1 })
      .where(eq(choiceGroups.id, id));
  }
  const list = { kind: 'group', entityId: null, name: '', action: 'reordered' } as const;
  const before = { order: present.map(({ name }) => name) };
  await logChange(edit, { ...list, before, after: { order: ids.map((id) => nameOf.get(id) ?? '') } });
  return true;
}

/**
 * Serializes writers of groups and of their uses, so that a use always fits its group; readers are not blocked. It locks the table
 * rather than rows, because two concurrent reorders that lock row by row can deadlock.
 */
export const lockGroups = ({ inside }: Edit) =>
  inside.execute(sql`lock table ${choiceGroups} in share row exclusive mode`);

const isFull = async (inside: Queries) => (await inside.$count(choiceGroups)) >= groupBounds.groups;

/** The uses of a group, with the names of their products. */
const readUses = (inside: Queries, group: GroupId) =>
  inside
    .select({ use: productGroups, product: products.name })
    .from(productGroups)
    .innerJoin(products, eq(products.id, productGroups.productId))
    .where(eq(productGroups.groupId, group))
    .orderBy(asc(products.id));

/** In their order. One that is sold out stays so. */
async function writeOptions(inside: Queries, group: number, options: GroupChange['options']): Promise<void> {
  const kept = options.flatMap((option) => option.id ?? []);
  await inside
    .delete(choiceOptions)
    .where(and(eq(choiceOptions.groupId, group), notInArray(choiceOptions.id, kept)));
  for (const [index, { id, price, available, ...same }] of options.entries()) {
    const columns = { ...same, priceCents: price, isAvailable: available, position: index + 1 };
    if (id === undefined) await inside.insert(choiceOptions).values({ groupId: group, ...columns });
    else await inside.update(choiceOptions).set(columns).where(eq(choiceOptions.id, id));
  }
}

const saved = async (inside: Queries, { id, name }: GroupRow): Promise<Saved> => ({
  kind: 'saved',
  group: { id: groupId(id), name, options: (await readOptionRows(inside, id)).map(optionFromRow) },
});
