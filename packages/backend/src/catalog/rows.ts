import { addedTexts } from '@crepas/api';
import { type Cents, categoryId, type Extra, extraId, type Product, productId } from '@crepas/domain';
import type { ExtraRow, ProductRow } from '../db/schema.ts';

export const productFromRow = (row: ProductRow): Product => ({
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
  ...filledTexts(row),
  ...soldOut(row),
});

const filledTexts = (row: ProductRow) =>
  Object.fromEntries(
    Object.keys(addedTexts).flatMap((field) => {
      const text = row[field as keyof typeof addedTexts];
      return text === '' ? [] : [[field, text]];
    }),
  );

export const extraFromRow = (row: ExtraRow): Extra => ({
  id: extraId(row.id),
  name: row.name,
  description: row.description,
  price: row.priceCents as Cents,
  available: row.isAvailable,
  ...soldOut(row),
});

/** The time may be in the past: only the database's clock decides. */
const soldOut = ({ soldOutUntil }: { readonly soldOutUntil: Date | null }) =>
  soldOutUntil !== null && { soldOutUntil: soldOutUntil.getTime() };
