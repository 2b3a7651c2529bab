import { ruleFields } from '@crepas/api';
import {
  type GroupId,
  type GroupRule,
  type GroupUse,
  groupBounds,
  groupId,
  type ProductId,
  ruleFault,
} from '@crepas/domain';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Edit } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Queries } from '../db/Database.ts';
import { isRowId, lockRow } from '../db/rows.ts';
import { choiceGroups, choiceOptions, productGroups, products, type UseRow } from '../db/tables/menu.ts';
import { lockGroups } from './changeGroups.ts';
import { groupTexts } from './groupValues.ts';
import { type Merging, mergeLists } from './mergeLists.ts';
import { groupUseFromRow } from './rows.ts';

export type UsesOutcome =
  | { readonly kind: 'saved'; readonly uses: readonly GroupUse[] }
  | { readonly kind: 'unknownProduct' }
  | { readonly kind: 'unknownGroup' | 'repeatedGroup'; readonly id: GroupId }
  /** With those that somebody else added there would be more groups than a product may have. */
  | { readonly kind: 'tooMany' }
  /** Nobody could satisfy the rule. */
  | {
      readonly kind: 'faulty';
      /** In the list, from 0. */
      readonly place: number;
      readonly fault: keyof GroupRule;
      readonly group: string;
      readonly rule: GroupRule;
      readonly optionCount: number;
    };

/**
 * Replaces what the product asks of all groups: of two concurrent writers the later one wins. With `before` it changes only what the sender
 * changed.
 *
 * @param before the list as the sender read it
 */
export async function setProductGroups(
  edit: Edit,
  id: ProductId,
  sent: readonly GroupUse[],
  before?: readonly GroupUse[],
): Promise<UsesOutcome> {
  const { inside } = edit;
  await lockGroups(edit);
  const product = await lockRow(inside, products, id);
  if (!product) return { kind: 'unknownProduct' };
  const sentIds = sent.map((use) => use.groupId);
  const repeated = sentIds.find((group, index) => sentIds.indexOf(group) < index);
  if (repeated) return { kind: 'repeatedGroup', id: repeated };
  const placeOf = (group: GroupId) => sentIds.indexOf(group);
  // A rule that the sender changed stays, also of a group that somebody else took away from the product.
  const uses = before ? mergeLists(before, sent, await readUsesOf(inside, id), merging).items : sent;
  if (uses.length > groupBounds.perProduct) return { kind: 'tooMany' };
  const known = await readCounted(
    inside,
    uses.map((use) => use.groupId),
  );
  for (const { groupId, ...rule } of uses) {
    const group = known.get(groupId);
    if (!group) return { kind: 'unknownGroup', id: groupId };
    const { name, optionCount } = group;
    const fault = ruleFault(rule, optionCount);
    if (fault !== null) {
      return { kind: 'faulty', place: placeOf(groupId), fault, group: name, rule, optionCount };
    }
  }
  const textsBefore = { groups: await groupTexts(inside, id) };
  await inside.delete(productGroups).where(eq(productGroups.productId, id));
  await insertUses(
    inside,
    uses.map((use, index) => ({ productId: id, position: index + 1, ...use })),
  );
  const entity = { kind: 'product', entityId: id, name: product.name } as const;
  await logDifference(edit, entity, textsBefore, { groups: await groupTexts(inside, id) });
  return { kind: 'saved', uses };
}

const merging: Merging<GroupUse> = {
  idOf: ({ groupId }) => groupId,
  fields: Object.keys(ruleFields) as (keyof typeof ruleFields)[],
};

/** What the product asks of its groups, in its order. */
async function readUsesOf(inside: Queries, product: ProductId): Promise<readonly GroupUse[]> {
  const rows = await inside
    .select()
    .from(productGroups)
    .where(eq(productGroups.productId, product))
    .orderBy(asc(productGroups.position));
  return rows.map(groupUseFromRow);
}

/** The rules of a deleted product for groups that still exist, without rules that nobody could satisfy now. */
export async function restoreUses(edit: Edit, uses: readonly UseRow[]): Promise<void> {
  if (uses.length === 0) return;
  await lockGroups(edit);
  const known = await readCounted(
    edit.inside,
    uses.map((use) => use.groupId),
  );
  await insertUses(
    edit.inside,
    uses.filter((use) => {
      const group = known.get(use.groupId);
      return group && ruleFault(groupUseFromRow(use), group.optionCount) === null;
    }),
  );
}

/** The ids of the product's groups, in its order. */
export async function readGroupIds(inside: Queries, product: number): Promise<readonly GroupId[]> {
  const rows = await inside
    .select({ id: productGroups.groupId })
    .from(productGroups)
    .where(eq(productGroups.productId, product))
    .orderBy(asc(productGroups.position));
  return rows.map(({ id }) => groupId(id));
}

/** The groups that exist, with the number of their options. */
async function readCounted(inside: Queries, ids: readonly number[]) {
  const rows = await inside
    .select({
      id: choiceGroups.id,
      name: choiceGroups.name,
      optionCount: inside.$count(choiceOptions, eq(choiceOptions.groupId, choiceGroups.id)),
    })
    .from(choiceGroups)
    .where(inArray(choiceGroups.id, ids.filter(isRowId)));
  return new Map<number, (typeof rows)[number]>(rows.map((row) => [row.id, row]));
}

async function insertUses(inside: Queries, uses: readonly UseRow[]): Promise<void> {
  if (uses.length > 0) await inside.insert(productGroups).values([...uses]);
}
