import { type Extra, type ExtraId, extraId, maxProductExtras, type ProductId } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import {
  changeEntity,
  createEntity,
  type Entity,
  readSnapshot,
  restoreEntity,
} from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import { logDifference } from '../changes/logChange.ts';
import type { Queries } from '../db/Database.ts';
import { keepRows, lockRow } from '../db/rows.ts';
import { extras, productExtras, products } from '../db/tables/menu.ts';
import { columnsOf, extraNames, extraValues } from './menuValues.ts';
import { mergeLists } from './mergeLists.ts';
import { extraFromRow } from './rows.ts';

/** A deleted extra is removed from every product; orders keep its name and price. */
export const extraEntity: Entity<typeof extras> = {
  kind: 'extra',
  table: extras,
  valuesOf: (_, row) => extraValues(row),
  async snapshotOf(inside, extra) {
    const linked = await inside.select().from(productExtras).where(eq(productExtras.extraId, extra.id));
    return { extra, links: linked.map(({ productId }) => productId) };
  },
};

type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

export async function createExtra(
  edit: Edit,
  { name, description, price }: Omit<ExtraFields, 'available'>,
): Promise<Extra> {
  return extraFromRow(await createEntity(edit, extraEntity, { name, description, priceCents: price }));
}

/** @returns null if the extra does not exist */
export async function changeExtra(
  edit: Edit,
  id: ExtraId,
  change: Partial<ExtraFields>,
): Promise<Extra | null> {
  const row = await changeEntity(edit, extraEntity, id, columnsOf(change));
  return row ? extraFromRow(row) : null;
}

/**
 * Brings a deleted extra back under its number, with those of its products that still exist.
 *
 * @returns null if there is no deleted extra of this number
 */
export async function restoreExtra(edit: Edit, id: ExtraId): Promise<Extra | null> {
  const { extra, links = [] } = (await readSnapshot(edit, 'extra', id)) ?? {};
  if (!extra) return null;
  const row = await restoreEntity(edit, extraEntity, extra);
  const known = await keepRows(edit.inside, products, links);
  await linkExtras(
    edit,
    known.map((productId) => ({ productId, extraId: id })),
  );
  return extraFromRow(row);
}

export type LinkOutcome =
  | { readonly kind: 'linked' }
  | { readonly kind: 'unknownProduct' }
  /** With those that somebody else added there would be more extras than a product may have. */
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'unknownExtras'; readonly ids: readonly ExtraId[] };

/**
 * Replaces the whole set: of two concurrent writers the later one wins. With `before` it changes only what the sender changed.
 *
 * @param before the set as the sender read it
 */
export async function setProductExtras(
  edit: Edit,
  id: ProductId,
  wanted: readonly ExtraId[],
  before?: readonly ExtraId[],
): Promise<LinkOutcome> {
  const { inside } = edit;
  const product = await lockRow(inside, products, id);
  if (!product) return { kind: 'unknownProduct' };
  const ids = [...new Set(before ? await mergeExtras(inside, id, before, wanted) : wanted)];
  if (ids.length > maxProductExtras) return { kind: 'tooMany' };
  const known = new Set<number>(await keepRows(inside, extras, ids));
  // One that is deleted in this moment was another's, or the sender saw it: only what the sender adds must exist.
  const unknown = ids.filter(
    (extra) => !known.has(extra) && !before?.includes(extra) && wanted.includes(extra),
  );
  if (unknown.length > 0) return { kind: 'unknownExtras', ids: unknown };
  const linked = ids.filter((extra) => known.has(extra));
  const removed = await inside
    .delete(productExtras)
    .where(eq(productExtras.productId, id))
    .returning({ id: productExtras.extraId });
  await linkExtras(
    edit,
    linked.map((extraId) => ({ productId: id, extraId })),
  );
  const namesOf = async (extraIds: readonly number[]) => ({ extras: await extraNames(inside, extraIds) });
  const namesBefore = await namesOf(removed.map((link) => link.id));
  const entity = { kind: 'product', entityId: id, name: product.name } as const;
  await logDifference(edit, entity, namesBefore, await namesOf(linked));
  return { kind: 'linked' };
}

async function mergeExtras(
  inside: Queries,
  product: ProductId,
  before: readonly ExtraId[],
  wanted: readonly ExtraId[],
): Promise<readonly ExtraId[]> {
  const now = await inside
    .select({ id: productExtras.extraId })
    .from(productExtras)
    .where(eq(productExtras.productId, product));
  const linksOf = (ids: readonly number[]) => ids.map((id) => ({ id }));
  const { items } = mergeLists(linksOf(before), linksOf(wanted), now, { idOf: ({ id }) => id, fields: [] });
  return items.map(({ id }) => extraId(id));
}

export async function linkExtras(
  { inside }: Edit,
  links: readonly (typeof productExtras.$inferInsert)[],
): Promise<void> {
  if (links.length > 0) await inside.insert(productExtras).values([...links]);
}
