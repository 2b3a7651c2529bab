import {
  blankProduct,
  type Cents,
  type ChosenGroup,
  categoryId,
  type Extra,
  extraId,
  groupId,
  optionId,
  type PricedLine,
  type Product,
  productId,
} from '@crepas/domain';
import type { SoldGroup } from '../db/tables/orders.ts';
import type { LineRow } from './orderRows.ts';

/** A stored line as a priced one, at the agreed prices. Its product has only the fields that {@link lineValues} writes; the rest is {@link blankProduct}. */
export const soldLine = (row: LineRow): PricedLine => ({
  product: {
    ...product(row.productId, row.productName, row.unitPriceCents, row.imageUrl, row.crepas.length > 0),
    categoryId: categoryId(row.categoryId ?? noCategory),
  },
  quantity: row.quantity,
  extras: row.extras.map(
    ({ id, name, priceCents }): Extra => ({
      id: extraId(id),
      name,
      description: '',
      price: priceCents as Cents,
      available: true,
    }),
  ),
  crepas: row.crepas.map(({ id, name }) => product(id, name, 0, '', false)),
  groups: row.options.map(soldGroup),
  extrasTotal: row.extrasTotalCents as Cents,
});

/** No category has it. */
const noCategory = 0;

const soldGroup = ({ id, name, included, options }: SoldGroup): ChosenGroup => ({
  id: groupId(id),
  name,
  included,
  options: options.map(({ id, name, priceCents, quantity }) => ({
    id: optionId(id),
    name,
    price: priceCents as Cents,
    quantity,
  })),
});

const product = (id: number, name: string, price: number, imageUrl: string, isCombo: boolean): Product => ({
  ...blankProduct,
  id: productId(id),
  name,
  price: price as Cents,
  imageUrl,
  isCombo,
});

/** Copies names, prices and pictures, so that later changes of the menu do not change the order (decision O10). */
export const lineValues = ({ product, quantity, extras, crepas, groups, extrasTotal }: PricedLine) => ({
  productId: product.id as number,
  productName: product.name,
  unitPriceCents: product.price as number,
  quantity,
  extras: extras.map(({ id, name, price }) => ({ id, name, priceCents: price })),
  crepas: crepas.map(({ id, name }) => ({ id, name })),
  options: groups.map(
    ({ id, name, included, options }): SoldGroup => ({
      id,
      name,
      included,
      options: options.map(({ id, name, price, quantity }) => ({ id, name, priceCents: price, quantity })),
    }),
  ),
  extrasTotalCents: extrasTotal as number,
  imageUrl: product.imageUrl,
  categoryId: product.categoryId === noCategory ? null : (product.categoryId as number),
});
