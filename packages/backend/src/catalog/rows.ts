import { type Cents, categoryId, type Extra, extraId, type Product, productId } from '@crepas/domain';
import type { extras, products } from '../db/schema.ts';

export const productFromRow = (row: typeof products.$inferSelect): Product => ({
  id: productId(row.id),
  name: row.name,
  description: row.description,
  price: row.priceCents as Cents,
  categoryId: categoryId(row.categoryId),
  available: row.isAvailable,
  imageUrl: row.imageUrl,
  isCombo: row.isCombo,
  isPromoted: row.isPromoted,
  isComboEligible: row.isComboEligible,
  ...(row.alsoFoundAs !== '' && { alsoFoundAs: row.alsoFoundAs }),
  ...soldOut(row),
});

export const extraFromRow = (row: typeof extras.$inferSelect): Extra => ({
  id: extraId(row.id),
  name: row.name,
  description: row.description,
  price: row.priceCents as Cents,
  available: row.isAvailable,
  ...soldOut(row),
});

/** It may be in the past: only the database's clock decides. */
const soldOut = ({ soldOutUntil }: { readonly soldOutUntil: Date | null }) =>
  soldOutUntil !== null && { soldOutUntil: soldOutUntil.getTime() };
