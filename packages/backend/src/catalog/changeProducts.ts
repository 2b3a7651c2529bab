import type { ProductChange } from '@crepas/api';
import type { Product, ProductId } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { isViolationOf } from '../db/failures.ts';
import { isRowId } from '../db/rowId.ts';
import { products } from '../db/schema.ts';
import { productFromRow } from './rows.ts';

export type ProductOutcome =
  | { readonly kind: 'saved'; readonly product: Product }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknownCategory' };

type NewProduct = ProductChange & Pick<Product, 'name' | 'categoryId'>;

/** Defaults: price 0, available, no picture. */
export function createProduct({ queries }: Database, product: NewProduct): Promise<ProductOutcome> {
  return refuseUnknownCategory(product, () =>
    queries
      .insert(products)
      .values({ priceCents: 0, ...columnsOf(product), name: product.name, categoryId: product.categoryId })
      .returning(),
  );
}

/** Writes only the changed columns, so that two concurrent changes of different fields both survive. */
export async function changeProduct(
  { queries }: Database,
  id: ProductId,
  change: ProductChange,
): Promise<ProductOutcome> {
  if (!isRowId(id)) return { kind: 'missing' };
  const isThis = eq(products.id, id);
  return refuseUnknownCategory(change, () =>
    Object.keys(change).length === 0
      ? queries.select().from(products).where(isThis)
      : queries.update(products).set(columnsOf(change)).where(isThis).returning(),
  );
}

/**
 * Also deletes its links to extras; orders keep what they sold (decision O10).
 *
 * @returns null if the product does not exist
 */
export async function deleteProduct({ queries }: Database, id: ProductId): Promise<Product | null> {
  if (!isRowId(id)) return null;
  const [row] = await queries.delete(products).where(eq(products.id, id)).returning();
  return row ? productFromRow(row) : null;
}

const columnsOf = ({ price, available, ...same }: ProductChange) => ({
  ...same,
  ...(price !== undefined && { priceCents: price }),
  ...(available !== undefined && { isAvailable: available }),
});

type Row = typeof products.$inferSelect;

async function refuseUnknownCategory(
  { categoryId }: ProductChange,
  write: () => PromiseLike<Row[]>,
): Promise<ProductOutcome> {
  if (categoryId !== undefined && !isRowId(categoryId)) return { kind: 'unknownCategory' };
  try {
    const [row] = await write();
    return row ? { kind: 'saved', product: productFromRow(row) } : { kind: 'missing' };
  } catch (error) {
    if (isViolationOf(error, 'products_category_id_fkey')) return { kind: 'unknownCategory' };
    throw error;
  }
}
