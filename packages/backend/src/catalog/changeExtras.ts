import type { Extra, ExtraId, ProductId } from '@crepas/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { isRowId } from '../db/rowId.ts';
import { extras, productExtras, products } from '../db/schema.ts';
import { extraFromRow } from './rows.ts';

type ExtraFields = Omit<Extra, 'id' | 'soldOutUntil'>;

export async function createExtra(
  { queries }: Database,
  { name, description, price }: Omit<ExtraFields, 'available'>,
): Promise<Extra> {
  const [row] = await queries.insert(extras).values({ name, description, priceCents: price }).returning();
  if (!row) throw new Error('The database returned no row for a new extra.');
  return extraFromRow(row);
}

/** @returns null if the extra does not exist */
export async function changeExtra(
  { queries }: Database,
  id: ExtraId,
  change: Partial<ExtraFields>,
): Promise<Extra | null> {
  if (!isRowId(id)) return null;
  const { price, available, ...same } = change;
  const columns = {
    ...same,
    ...(price !== undefined && { priceCents: price }),
    ...(available !== undefined && { isAvailable: available }),
  };
  const isThis = eq(extras.id, id);
  const [row] =
    Object.keys(change).length === 0
      ? await queries.select().from(extras).where(isThis)
      : await queries.update(extras).set(columns).where(isThis).returning();
  return row ? extraFromRow(row) : null;
}

/**
 * Also removes it from every product; orders keep its name and price.
 *
 * @returns false if the extra does not exist
 */
export async function deleteExtra({ queries }: Database, id: ExtraId): Promise<boolean> {
  if (!isRowId(id)) return false;
  const deleted = await queries.delete(extras).where(eq(extras.id, id)).returning({ id: extras.id });
  return deleted.length > 0;
}

export type LinkOutcome =
  | { readonly kind: 'linked' }
  | { readonly kind: 'unknownProduct' }
  | { readonly kind: 'unknownExtras'; readonly ids: readonly ExtraId[] };

/** Replaces the whole set. Of two concurrent writers the later one wins; the sets never mix. */
export async function setProductExtras(
  { queries }: Database,
  product: ProductId,
  ids: readonly ExtraId[],
): Promise<LinkOutcome> {
  if (!isRowId(product)) return { kind: 'unknownProduct' };
  return queries.transaction((transaction) => replaceLinks(transaction, product, [...new Set(ids)]));
}

async function replaceLinks(
  queries: Queries,
  product: ProductId,
  ids: readonly ExtraId[],
): Promise<LinkOutcome> {
  const locked = await queries
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, product))
    .for('update');
  if (locked.length === 0) return { kind: 'unknownProduct' };
  // The lock keeps a concurrent request from deleting one before the commit.
  const known = await queries
    .select({ id: extras.id })
    .from(extras)
    .where(inArray(extras.id, ids.filter(isRowId)))
    .for('key share');
  const unknown = ids.filter((id) => !known.some((extra) => extra.id === id));
  if (unknown.length > 0) return { kind: 'unknownExtras', ids: unknown };
  await queries.delete(productExtras).where(eq(productExtras.productId, product));
  if (ids.length > 0) {
    await queries.insert(productExtras).values(ids.map((extraId) => ({ productId: product, extraId })));
  }
  return { kind: 'linked' };
}
