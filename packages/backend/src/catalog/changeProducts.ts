import type { ProductChange } from '@crepas/api';
import type { Product, ProductId } from '@crepas/domain';
import { eq, inArray } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logChange, logDifference } from '../changes/logChange.ts';
import { clearSnapshot, readSnapshot, withDate } from '../changes/restore.ts';
import type { Database } from '../db/Database.ts';
import { isViolationOf } from '../db/failures.ts';
import { isRowId } from '../db/rowId.ts';
import { categories, extras, type ProductRow, productExtras, products } from '../db/schema.ts';
import { productValues } from './menuValues.ts';
import { productFromRow } from './rows.ts';

export type ProductOutcome =
  | { readonly kind: 'saved'; readonly product: Product }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknownCategory' };

type NewProduct = ProductChange & Pick<Product, 'name' | 'categoryId'>;

/** Defaults: price 0, available, no picture. */
export function createProduct(
  { queries }: Database,
  product: NewProduct,
  by: Editor,
): Promise<ProductOutcome> {
  return refuseUnknownCategory(product, () =>
    queries.transaction(async (inside) => {
      const [row] = await inside
        .insert(products)
        .values({
          priceCents: 0,
          ...columnsOf(product),
          name: product.name,
          categoryId: product.categoryId,
        })
        .returning();
      if (!row) throw new Error('The database returned no row for a new product.');
      const after = await productValues(inside, row);
      await logChange(inside, by, { ...entityOf(row), action: 'created', before: null, after });
      return row;
    }),
  );
}

/** Writes only the changed columns, so that two concurrent changes of different fields both survive. */
export async function changeProduct(
  { queries }: Database,
  id: ProductId,
  change: ProductChange,
  by: Editor,
): Promise<ProductOutcome> {
  if (!isRowId(id)) return { kind: 'missing' };
  const isThis = eq(products.id, id);
  return refuseUnknownCategory(change, () =>
    queries.transaction(async (inside) => {
      const [before] = await inside.select().from(products).where(isThis).for('update');
      if (!before || Object.keys(change).length === 0) return before;
      const [row] = await inside.update(products).set(columnsOf(change)).where(isThis).returning();
      if (!row) return row;
      const [was, is] = [await productValues(inside, before), await productValues(inside, row)];
      await logDifference(inside, by, entityOf(row), was, is);
      return row;
    }),
  );
}

/**
 * Also deletes its links to extras; orders keep what they sold (decision O10). The change log keeps a copy.
 *
 * @returns false if the product does not exist
 */
export async function deleteProduct({ queries }: Database, id: ProductId, by: Editor): Promise<boolean> {
  if (!isRowId(id)) return false;
  return queries.transaction(async (inside) => {
    const isThis = eq(products.id, id);
    const [row] = await inside.select().from(products).where(isThis).for('update');
    if (!row) return false;
    const links = await inside.select().from(productExtras).where(eq(productExtras.productId, id));
    const before = await productValues(inside, row);
    await inside.delete(products).where(isThis);
    const snapshot = { product: row, links: links.map(({ extraId }) => extraId) };
    await logChange(inside, by, { ...entityOf(row), action: 'deleted', before, after: null, snapshot });
    return true;
  });
}

export type ProductRestoration =
  | { readonly kind: 'restored'; readonly product: Product }
  | { readonly kind: 'missing' }
  | { readonly kind: 'categoryMissing' };

/** Brings a deleted product back under its number, with those of its extras that still exist. */
export async function restoreProduct(
  { queries }: Database,
  id: ProductId,
  by: Editor,
): Promise<ProductRestoration> {
  return queries.transaction(async (inside) => {
    const snapshot = await readSnapshot(inside, 'product', id);
    if (!snapshot?.product) return { kind: 'missing' };
    const columns = withDate(snapshot.product);
    const [category] = await inside
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, columns.categoryId))
      .for('key share');
    if (!category) return { kind: 'categoryMissing' };
    const [row] = await inside.insert(products).overridingSystemValue().values(columns).returning();
    if (!row) throw new Error('The database returned no row for a restored product.');
    const extraIds = await inside
      .select({ id: extras.id })
      .from(extras)
      .where(inArray(extras.id, [...(snapshot.links ?? [])]))
      .for('key share');
    if (extraIds.length > 0) {
      await inside
        .insert(productExtras)
        .values(extraIds.map((extra) => ({ productId: id, extraId: extra.id })));
    }
    const after = await productValues(inside, row);
    await clearSnapshot(inside, 'product', id);
    await logChange(inside, by, { ...entityOf(row), action: 'restored', before: null, after });
    return { kind: 'restored', product: productFromRow(row) };
  });
}

const entityOf = ({ id, name }: ProductRow) => ({ kind: 'product', entityId: id, name }) as const;

const columnsOf = ({ price, available, ...same }: ProductChange) => ({
  ...same,
  ...(price !== undefined && { priceCents: price }),
  ...(available !== undefined && { isAvailable: available }),
});

async function refuseUnknownCategory(
  { categoryId }: ProductChange,
  write: () => Promise<ProductRow | undefined>,
): Promise<ProductOutcome> {
  if (categoryId !== undefined && !isRowId(categoryId)) return { kind: 'unknownCategory' };
  try {
    const row = await write();
    return row ? { kind: 'saved', product: productFromRow(row) } : { kind: 'missing' };
  } catch (error) {
    if (isViolationOf(error, 'products_category_id_fkey')) return { kind: 'unknownCategory' };
    throw error;
  }
}
