import type { Product, ProductDraft } from '@crepas/domain';

/** The fields that change. */
export type ProductUpdate = Partial<ProductDraft & Pick<Product, 'available'>> & Pick<Product, 'id'>;

/**
 * All product fields of spec §3 with the change, for a server that replaces the whole product. It has none of the extensions' fields. A
 * product that is no longer listed gets the change alone: the server then answers that it does not exist.
 *
 * @param products the newest rows
 */
export function wholeBody(products: readonly Product[], update: ProductUpdate): ProductUpdate {
  const newest = products.find(({ id }) => id === update.id);
  if (!newest) return update;
  const { id, name, description, price, categoryId, available, imageUrl, isCombo } = { ...newest, ...update };
  return { id, name, description, price, categoryId, available, imageUrl, isCombo };
}
