import { type Cents, categoryId, type Extra, extraId, type Product, productId } from '@crepas/domain';
import type { ExtraRow, ProductRow } from '../db/schema.ts';

export const productFromRow = ({ id, categoryId: category, ...row }: ProductRow): Product => ({
  id: productId(id),
  categoryId: categoryId(category),
  ...fieldsFromColumns(row),
});

export const extraFromRow = ({ id, ...row }: ExtraRow): Extra => ({
  id: extraId(id),
  ...fieldsFromColumns(row),
});

type Columns = {
  readonly priceCents: number;
  readonly isAvailable: boolean;
  readonly soldOutUntil: Date | null;
};

/** `soldOutUntil` may be in the past: only the database's clock decides. */
const fieldsFromColumns = <Row extends Columns>({ priceCents, isAvailable, soldOutUntil, ...same }: Row) => ({
  ...same,
  price: priceCents as Cents,
  available: isAvailable,
  ...(soldOutUntil !== null && { soldOutUntil: soldOutUntil.getTime() }),
});
