import type { Extra, ExtraId, ProductId } from '@crepas/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logChange, logDifference } from '../changes/logChange.ts';
import { clearSnapshot, readSnapshot, withDate } from '../changes/restore.ts';
import type { Database, Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { type ExtraRow, extras, productExtras, products } from '../db/schema.ts';
import { extraNames, extraValues } from './menuValues.ts';
import { extraFromRow } from './rows.ts';

type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

export async function createExtra(
  { queries }: Database,
  { name, description, price }: Omit<ExtraFields, 'available'>,
  by: Editor,
): Promise<Extra> {
  return queries.transaction(async (inside) => {
    const [row] = await inside.insert(extras).values({ name, description, priceCents: price }).returning();
    if (!row) throw new Error('The database returned no row for a new extra.');
    await logChange(inside, by, {
      ...entityOf(row),
      action: 'created',
      before: null,
      after: extraValues(row),
    });
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
  if (!isRowId(id)) return null;
  const { price, available, ...same } = change;
  const columns = {
    ...same,
    ...(price !== undefined && { priceCents: price }),
    ...(available !== undefined && { isAvailable: available }),
  };
  const isThis = eq(extras.id, id);
  return queries.transaction(async (inside) => {
    const [before] = await inside.select().from(extras).where(isThis).for('update');
    if (!before) return null;
    if (Object.keys(columns).length === 0) return extraFromRow(before);
    const [row] = await inside.update(extras).set(columns).where(isThis).returning();
    if (!row) return null;
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
  if (!isRowId(id)) return false;
  return queries.transaction(async (inside) => {
    const isThis = eq(extras.id, id);
    const [row] = await inside.select().from(extras).where(isThis).for('update');
    if (!row) return false;
    const links = await inside.select().from(productExtras).where(eq(productExtras.extraId, id));
    await inside.delete(extras).where(isThis);
    await logChange(inside, by, {
      ...entityOf(row),
      action: 'deleted',
      before: extraValues(row),
      after: null,
      snapshot: { extra: row, links: links.map(({ productId }) => productId) },
    });
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
    const snapshot = await readSnapshot(inside, 'extra', id);
    if (!snapshot?.extra) return null;
    const columns = withDate(snapshot.extra);
    const [row] = await inside.insert(extras).overridingSystemValue().values(columns).returning();
    if (!row) throw new Error('The database returned no row for a restored extra.');
    const found = await inside
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, [...(snapshot.links ?? [])]))
      .for('key share');
    if (found.length > 0) {
      await inside
        .insert(productExtras)
        .values(found.map((product) => ({ productId: product.id, extraId: id })));
    }
    await clearSnapshot(inside, 'extra', id);
    await logChange(inside, by, {
      ...entityOf(row),
      action: 'restored',
      before: null,
      after: extraValues(row),
    });
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
  product: ProductId,
  ids: readonly ExtraId[],
  by: Editor,
): Promise<LinkOutcome> {
  if (!isRowId(product)) return { kind: 'unknownProduct' };
  return queries.transaction((transaction) => replaceLinks(transaction, product, [...new Set(ids)], by));
}

async function replaceLinks(
  queries: Queries,
  product: ProductId,
  ids: readonly ExtraId[],
  by: Editor,
): Promise<LinkOutcome> {
  const [locked] = await queries
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, product))
    .for('update');
  if (!locked) return { kind: 'unknownProduct' };
  // The lock keeps a concurrent request from deleting one before the commit.
  const known = await queries
    .select({ id: extras.id })
    .from(extras)
    .where(inArray(extras.id, ids.filter(isRowId)))
    .for('key share');
  const unknown = ids.filter((id) => !known.some((extra) => extra.id === id));
  if (unknown.length > 0) return { kind: 'unknownExtras', ids: unknown };
  const before = await queries
    .delete(productExtras)
    .where(eq(productExtras.productId, product))
    .returning({ id: productExtras.extraId });
  if (ids.length > 0) {
    await queries.insert(productExtras).values(ids.map((extraId) => ({ productId: product, extraId })));
  }
  const entity = { kind: 'product', entityId: product, name: locked.name } as const;
  const was = await extraNames(
    queries,
    before.map(({ id }) => id),
  );
  await logDifference(queries, by, entity, { extras: was }, { extras: await extraNames(queries, ids) });
  return { kind: 'linked' };
}
