import type { ProductChange } from '@crepas/api';
import type { Product, ProductId } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import {
  changeEntity,
  createEntity,
  type Entity,
  readSnapshot,
  restoreEntity,
} from '../changes/changeEntity.ts';
import type { Edit } from '../changes/Editor.ts';
import { keepRows, lockRow } from '../db/rows.ts';
import {
  categories,
  extras,
  type ProductRow,
  productExtras,
  productGroups,
  products,
} from '../db/tables/menu.ts';
import { linkExtras } from './changeExtras.ts';
import { readGroupIds, restoreUses } from './changeProductGroups.ts';
import { columnsOf, productValues } from './menuValues.ts';
import { productFromRow, withGroups } from './rows.ts';

export type ProductOutcome =
  | { readonly kind: 'saved'; readonly product: Product }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unknownCategory' };

/** A deleted product loses its links to extras and its groups; orders keep what they sold (decision O10). */
export const productEntity: Entity<typeof products> = {
  kind: 'product',
  table: products,
  valuesOf: productValues,
  async snapshotOf(inside, product) {
    const linked = await inside.select().from(productExtras).where(eq(productExtras.productId, product.id));
    const uses = await inside.select().from(productGroups).where(eq(productGroups.productId, product.id));
    return { product, links: linked.map(({ extraId }) => extraId), uses };
  },
};

/** Defaults: price 0, available, no picture. */
export async function createProduct(
  edit: Edit,
  product: ProductChange & Pick<Product, 'name' | 'categoryId'>,
): Promise<ProductOutcome> {
  if (!(await keepsCategory(edit, product))) return { kind: 'unknownCategory' };
  const { name, categoryId } = product;
  const columns = { priceCents: 0, ...columnsOf(product), name, categoryId };
  return outcomeOf(edit, await createEntity(edit, productEntity, columns));
}

export async function changeProduct(
  edit: Edit,
  id: ProductId,
  change: ProductChange,
): Promise<ProductOutcome> {
  if (!(await keepsCategory(edit, change))) {
    return { kind: (await lockRow(edit.inside, products, id)) ? 'unknownCategory' : 'missing' };
  }
  return outcomeOf(edit, await changeEntity(edit, productEntity, id, columnsOf(change)));
}

/** Brings a deleted product back under its number, with those of its extras and groups that still exist. */
export async function restoreProduct(edit: Edit, id: ProductId): Promise<ProductOutcome> {
  const { product, links = [], uses = [] } = (await readSnapshot(edit, 'product', id)) ?? {};
  if (!product) return { kind: 'missing' };
  if (!(await keepsCategory(edit, product))) return { kind: 'unknownCategory' };
  const row = await restoreEntity(edit, productEntity, product);
  const known = await keepRows(edit.inside, extras, links);
  await linkExtras(
    edit,
    known.map((extraId) => ({ productId: id, extraId })),
  );
  await restoreUses(edit, uses);
  return outcomeOf(edit, row);
}

/** Whether the category of the product exists; it is not deleted before the commit. */
const keepsCategory = async ({ inside }: Edit, { categoryId }: { readonly categoryId?: number }) =>
  categoryId === undefined || (await keepRows(inside, categories, [categoryId])).length > 0;

async function outcomeOf({ inside }: Edit, row: ProductRow | undefined): Promise<ProductOutcome> {
  if (!row) return { kind: 'missing' };
  return { kind: 'saved', product: withGroups(productFromRow(row), await readGroupIds(inside, row.id)) };
}
