import type { ProductChange } from '@crepas/api';
import type { Product, ProductId } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import type { Editor } from '../changes/Editor.ts';
import { logCreated, logDeleted, logDifference } from '../changes/logChange.ts';
import { logRestored, readSnapshot, withDate } from '../changes/restore.ts';
import type { Database } from '../db/Database.ts';
import { isViolationOf } from '../db/failures.ts';
import { isRowId } from '../db/rowId.ts';
import { lockRow, onlyRow } from '../db/rows.ts';
import { categories, extras, type ProductRow, productExtras, products } from '../db/schema.ts';
import { linkExisting } from './linkExisting.ts';
import { columnsOf, productValues } from './menuValues.ts';
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
      const { name, categoryId } = product;
      const values = { priceCents: 0, ...columnsOf(product), name, categoryId };
      const row = onlyRow(await inside.insert(products).values(values).returning());
      await logCreated(inside, by, entityOf(row), await productValues(inside, row));
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
  return refuseUnknownCategory(change, () =>
    queries.transaction(async (inside) => {
      const before = await lockRow(inside, products, id);
      if (!before || Object.keys(change).length === 0) return before;
      const isThis = eq(products.id, id);
      const row = onlyRow(await inside.update(products).set(columnsOf(change)).where(isThis).returning());
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
  return queries.transaction(async (inside) => {
    const row = await lockRow(inside, products, id);
    if (!row) return false;
    const linked = await inside.select().from(productExtras).where(eq(productExtras.productId, id));
    const before = await productValues(inside, row);
    await inside.delete(products).where(eq(products.id, id));
    const links = linked.map(({ extraId }) => extraId);
    await logDeleted(inside, by, entityOf(row), before, { product: row, links });
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
    const { product, links } = (await readSnapshot(inside, 'product', id)) ?? {};
    if (!product) return { kind: 'missing' };
    const columns = withDate(product);
    const [category] = await inside
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, columns.categoryId))
      .for('key share');
    if (!category) return { kind: 'categoryMissing' };
    const row = onlyRow(await inside.insert(products).overridingSystemValue().values(columns).returning());
    await linkExisting(inside, extras, links, (extraId) => ({ productId: id, extraId }));
    await logRestored(inside, by, entityOf(row), await productValues(inside, row));
    return { kind: 'restored', product: productFromRow(row) };
  });
}

const entityOf = ({ id, name }: ProductRow) => ({ kind: 'product', entityId: id, name }) as const;

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
