import {
  type Category,
  type Cents,
  type ChoiceOption,
  categoryId,
  type Extra,
  extraId,
  type GroupId,
  type GroupUse,
  groupId,
  optionId,
  type Product,
  productId,
} from '@crepas/domain';
import type { CategoryRow, ExtraRow, OptionRow, ProductRow, UseRow } from '../db/tables/menu.ts';

export const productFromRow = ({ id, categoryId: category, ...row }: ProductRow): Product => ({
  id: productId(id),
  categoryId: categoryId(category),
  ...fieldsFromColumns(row),
});

/** With its groups, in its order, if it has any. */
export const withGroups = (product: Product, groupIds: readonly GroupId[]): Product =>
  groupIds.length === 0 ? product : { ...product, groupIds };

export const categoryFromRow = ({ id, name, windows }: CategoryRow): Category => ({
  id: categoryId(id),
  name,
  windows,
});

export const extraFromRow = ({ id, ...row }: ExtraRow): Extra => ({
  id: extraId(id),
  ...fieldsFromColumns(row),
});

export const optionFromRow = ({ id, groupId: _, position: __, ...row }: OptionRow): ChoiceOption => ({
  id: optionId(id),
  ...fieldsFromColumns(row),
});

export const groupUseFromRow = ({ groupId: group, min, max, included, perOption }: UseRow): GroupUse => ({
  groupId: groupId(group),
  min,
  max,
  included,
  perOption,
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
