import type { Product, ProductDraft } from '@crepas/domain';

/** The fields that change. */
export type ProductUpdate = Partial<ProductDraft & Pick<Product, 'available'>> & Pick<Product, 'id'>;

/** The fields of spec §3: a server without extensions knows no others. */
export const specFields = ({
  name,
  description,
  price,
  categoryId,
  available,
  imageUrl,
  isCombo,
}: ProductDraft & Pick<Product, 'available'>) => ({
  name,
  description,
  price,
  categoryId,
  available,
  imageUrl,
  isCombo,
});

/**
 * All product fields of spec §3 with the change, for a server that replaces the whole product. It has none of the extensions' fields. A
 * product that is no longer listed gets the change alone: the server then answers that it does not exist.
 *
 * @param products the newest rows
 */
export function wholeBody(products: readonly Product[], update: ProductUpdate): ProductUpdate {
  const newest = products.find(({ id }) => id === update.id);
  if (!newest) return update;
  return { id: update.id, ...specFields({ ...newest, ...update }) };
}
