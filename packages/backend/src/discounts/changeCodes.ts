import { codeTermsText, type DiscountCodeChange, type UsedDiscountCode } from '@crepas/api';
import {
  type DiscountCode,
  type DiscountCodeId,
  discountCodeBounds,
  type LoggedValues,
} from '@crepas/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import {
  changeEntity,
  createEntity,
  deleteEntity,
  type Entity,
  readSnapshot,
  restoreEntity,
} from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import { lockCode } from '../db/advisoryLocks.ts';
import type { Queries } from '../db/Database.ts';
import { keepRows, lockRow } from '../db/rows.ts';
import { type DiscountCodeRow, discountCodes } from '../db/tables/discounts.ts';
import { categories, products } from '../db/tables/menu.ts';
import { codeFromRow, columnsOfCode } from './codeRows.ts';
import { readMenuNames } from './menuNames.ts';
import { readUses } from './readCodes.ts';

type Saved = { readonly kind: 'saved'; readonly code: UsedDiscountCode };
type Missing = { readonly kind: 'missing' };
/** Another code has it. */
type NameTaken = { readonly kind: 'nameTaken'; readonly name: string };
/** The shop has as many codes as it may. */
type Full = { readonly kind: 'full' };
type UnknownPart = { readonly kind: 'unknownProduct' | 'unknownCategory' };
export type CodeOutcome = Saved | Missing | NameTaken | Full | UnknownPart;

const codeEntity: Entity<typeof discountCodes> = {
  kind: 'discountCode',
  table: discountCodes,
  valuesOf: codeValues,
  snapshotOf: (_, code) => ({ code }),
};

/** What the change log says of a code. */
async function codeValues(inside: Queries, row: DiscountCodeRow): Promise<Partial<LoggedValues>> {
  const code = codeFromRow(row);
  const codeTerms = codeTermsText(code, await readMenuNames(inside, code));
  return { name: code.name, isPaused: code.isPaused, codeTerms };
}

export async function createCode(
  edit: Edit,
  change: DiscountCodeChange,
): Promise<Exclude<CodeOutcome, Missing>> {
  await lockCodes(edit);
  if (await isFull(edit.inside)) return { kind: 'full' };
  const refused = await refusalOf(edit.inside, change);
  if (refused) return refused;
  return saved(edit.inside, await createEntity(edit, codeEntity, columnsOfCode(change)));
}

/** Orders that have it keep what was agreed. */
export async function changeCode(
  edit: Edit,
  id: DiscountCodeId,
  change: DiscountCodeChange,
): Promise<Exclude<CodeOutcome, Full>> {
  const { inside } = edit;
  await lockCodes(edit);
  const old = await lockRow(inside, discountCodes, id);
  if (!old) return { kind: 'missing' };
  const refused = await refusalOf(inside, change, codeFromRow(old));
  if (refused) return refused;
  await lockCode(inside, id);
  const row = await changeEntity(edit, codeEntity, id, columnsOfCode(change));
  return row ? saved(inside, row) : { kind: 'missing' };
}

/** @returns false if there was none. Orders keep its name and what it took off. */
export async function deleteCode(edit: Edit, id: DiscountCodeId): Promise<boolean> {
  const { inside } = edit;
  await lockCodes(edit);
  if (!(await lockRow(inside, discountCodes, id))) return false;
  await lockCode(inside, id);
  return (await deleteEntity(edit, codeEntity, id)) !== undefined;
}

/** Brings a deleted code back under its number, so that its orders count as uses of it again. */
export async function restoreCode(
  edit: Edit,
  id: DiscountCodeId,
): Promise<Saved | Missing | NameTaken | Full> {
  const { inside } = edit;
  await lockCodes(edit);
  const { code } = (await readSnapshot(edit, 'discountCode', id)) ?? {};
  if (!code) return { kind: 'missing' };
  if (await isFull(inside)) return { kind: 'full' };
  if (await isNameTaken(inside, code.name)) return { kind: 'nameTaken', name: code.name };
  return saved(inside, await restoreEntity(edit, codeEntity, code));
}

/** Serializes writers, so that names and the number of codes are checked against all; readers are not blocked. */
const lockCodes = ({ inside }: Edit) =>
  inside.execute(sql`lock table ${discountCodes} in share row exclusive mode`);

const isFull = async (inside: Queries) => (await inside.$count(discountCodes)) >= discountCodeBounds.codes;

/** @param old the changed code. What it has already may be deleted: it can be paused and ended all the same. */
async function refusalOf(
  inside: Queries,
  { name, gift, categoryIds }: DiscountCodeChange,
  old?: DiscountCode,
): Promise<NameTaken | UnknownPart | null> {
  if (await isNameTaken(inside, name, old?.id)) return { kind: 'nameTaken', name };
  const oldProduct = old?.gift.kind === 'product' ? old.gift.productId : undefined;
  const isNewProduct = gift.kind === 'product' && gift.productId !== oldProduct;
  if (isNewProduct && (await keepRows(inside, products, [gift.productId])).length === 0) {
    return { kind: 'unknownProduct' };
  }
  const newCategories = (categoryIds ?? []).filter((id) => !old?.categoryIds?.includes(id));
  const known = await keepRows(inside, categories, newCategories);
  return known.length < newCategories.length ? { kind: 'unknownCategory' } : null;
}

async function isNameTaken(inside: Queries, name: string, id?: DiscountCodeId): Promise<boolean> {
  const isOther = id === undefined ? undefined : ne(discountCodes.id, id);
  return (await inside.$count(discountCodes, and(eq(discountCodes.name, name), isOther))) > 0;
}

const saved = async (inside: Queries, row: DiscountCodeRow): Promise<Saved> => ({
  kind: 'saved',
  code: { ...codeFromRow(row), ...(await readUses(inside, row.id)) },
});
