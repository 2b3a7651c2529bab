import type { Product, ProductDraft, ProductId } from '@crepas/domain';

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

/** The id of the product of this name that the list did not have before; null if there is none, or more than one. */
export function newIdIn(
  before: readonly Product[],
  now: readonly Product[],
  { name }: Pick<Product, 'name'>,
): ProductId | null {
  const added = now.filter((product) => product.name === name && !before.some(({ id }) => id === product.id));
  return added.length === 1 ? (added[0]?.id ?? null) : null;
}
