import type { Extra, ExtraId, ProductId } from '@crepas/domain';
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
import { keepRows, lockRow } from '../db/rows.ts';
import { extras, productExtras, products } from '../db/schema.ts';
import { columnsOf, extraNames, extraValues } from './menuValues.ts';
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
  | { readonly kind: 'unknownExtras'; readonly ids: readonly ExtraId[] };

/** Replaces the whole set. Of two concurrent writers the later one wins; the sets never mix. */
export async function setProductExtras(
  edit: Edit,
  id: ProductId,
  wanted: readonly ExtraId[],
): Promise<LinkOutcome> {
  const { inside } = edit;
  const product = await lockRow(inside, products, id);
  if (!product) return { kind: 'unknownProduct' };
  const ids = [...new Set(wanted)];
  const known = await keepRows(inside, extras, ids);
  if (known.length < ids.length) {
    return { kind: 'unknownExtras', ids: ids.filter((extra) => !known.includes(extra)) };
  }
  const removed = await inside
    .delete(productExtras)
    .where(eq(productExtras.productId, id))
    .returning({ id: productExtras.extraId });
  await linkExtras(
    edit,
    ids.map((extraId) => ({ productId: id, extraId })),
  );
  const namesOf = async (extraIds: readonly number[]) => ({ extras: await extraNames(inside, extraIds) });
  const before = await namesOf(removed.map((link) => link.id));
  const entity = { kind: 'product', entityId: id, name: product.name } as const;
  await logDifference(edit, entity, before, await namesOf(ids));
  return { kind: 'linked' };
}

export async function linkExtras(
  { inside }: Edit,
  links: readonly (typeof productExtras.$inferInsert)[],
): Promise<void> {
  if (links.length > 0) await inside.insert(productExtras).values([...links]);
}
