import type { Extra, ExtraId, ProductId } from '@crepas/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logCreated, logDeleted, logDifference } from '../changes/logChange.ts';
import { logRestored, readSnapshot, withDate } from '../changes/restore.ts';
import type { Database } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { lockRow, onlyRow } from '../db/rows.ts';
import { type ExtraRow, extras, productExtras, products } from '../db/schema.ts';
import { linkExisting } from './linkExisting.ts';
import { columnsOf, extraNames, extraValues } from './menuValues.ts';
import { extraFromRow } from './rows.ts';

type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

export async function createExtra(
  { queries }: Database,
  { name, description, price }: Omit<ExtraFields, 'available'>,
  by: Editor,
): Promise<Extra> {
  return queries.transaction(async (inside) => {
    const values = { name, description, priceCents: price };
    const row = onlyRow(await inside.insert(extras).values(values).returning());
    await logCreated(inside, by, entityOf(row), extraValues(row));
    return extraFromRow(row);
  });
}

/** @returns null if the extra does not exist */
export async function changeExtra(
  { queries }: Database,
  id: ExtraId,
  change: Partial<ExtraFields>,
  by: Editor,
): Promise<Extra | null> {
  return queries.transaction(async (inside) => {
    const before = await lockRow(inside, extras, id);
    if (!before) return null;
    if (Object.keys(change).length === 0) return extraFromRow(before);
    const isThis = eq(extras.id, id);
    const row = onlyRow(await inside.update(extras).set(columnsOf(change)).where(isThis).returning());
    await logDifference(inside, by, entityOf(row), extraValues(before), extraValues(row));
    return extraFromRow(row);
  });
}

/**
 * Also removes it from every product; orders keep its name and price. The change log keeps a copy.
 *
 * @returns false if the extra does not exist
 */
export async function deleteExtra({ queries }: Database, id: ExtraId, by: Editor): Promise<boolean> {
  return queries.transaction(async (inside) => {
    const row = await lockRow(inside, extras, id);
    if (!row) return false;
    const linked = await inside.select().from(productExtras).where(eq(productExtras.extraId, id));
    await inside.delete(extras).where(eq(extras.id, id));
    const links = linked.map(({ productId }) => productId);
    await logDeleted(inside, by, entityOf(row), extraValues(row), { extra: row, links });
    return true;
  });
}

/**
 * Brings a deleted extra back under its number, with those of its products that still exist.
 *
 * @returns null if there is no deleted extra of this number
 */
export async function restoreExtra({ queries }: Database, id: ExtraId, by: Editor): Promise<Extra | null> {
  return queries.transaction(async (inside) => {
    const { extra, links } = (await readSnapshot(inside, 'extra', id)) ?? {};
    if (!extra) return null;
    const columns = withDate(extra);
    const row = onlyRow(await inside.insert(extras).overridingSystemValue().values(columns).returning());
    await linkExisting(inside, products, links, (productId) => ({ productId, extraId: id }));
    await logRestored(inside, by, entityOf(row), extraValues(row));
    return extraFromRow(row);
  });
}

const entityOf = ({ id, name }: ExtraRow) => ({ kind: 'extra', entityId: id, name }) as const;

export type LinkOutcome =
  | { readonly kind: 'linked' }
  | { readonly kind: 'unknownProduct' }
  | { readonly kind: 'unknownExtras'; readonly ids: readonly ExtraId[] };

/** Replaces the whole set. Of two concurrent writers the later one wins; the sets never mix. */
export async function setProductExtras(
  { queries }: Database,
  id: ProductId,
  wanted: readonly ExtraId[],
  by: Editor,
): Promise<LinkOutcome> {
  return queries.transaction(async (inside) => {
    const product = await lockRow(inside, products, id);
    if (!product) return { kind: 'unknownProduct' };
    const ids = [...new Set(wanted)];
    // The lock keeps a concurrent request from deleting one before the commit.
    const known = await inside
      .select({ id: extras.id })
      .from(extras)
      .where(inArray(extras.id, ids.filter(isRowId)))
      .for('key share');
    const unknown = ids.filter((id) => !known.some((extra) => extra.id === id));
    if (unknown.length > 0) return { kind: 'unknownExtras', ids: unknown };
    const before = await inside
      .delete(productExtras)
      .where(eq(productExtras.productId, id))
      .returning({ id: productExtras.extraId });
    if (ids.length > 0) {
      await inside.insert(productExtras).values(ids.map((extraId) => ({ productId: id, extraId })));
    }
    const entity = { kind: 'product', entityId: id, name: product.name } as const;
    const was = await extraNames(
      inside,
      before.map((link) => link.id),
    );
    await logDifference(inside, by, entity, { extras: was }, { extras: await extraNames(inside, ids) });
    return { kind: 'linked' };
  });
}
