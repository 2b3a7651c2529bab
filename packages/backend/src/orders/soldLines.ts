import {
  blankProduct,
  type Cents,
  type Extra,
  extraId,
  type PricedLine,
  type Product,
  productId,
} from '@crepas/domain';
import type { LineRow } from './orderRows.ts';

/** A stored line with the prices that were agreed. Only what is written again is true of its product. */
export const soldLine = (row: LineRow): PricedLine => ({
  product: product(row.productId, row.productName, row.unitPriceCents, row.imageUrl, row.crepas.length > 0),
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
  extrasTotal: row.extrasTotalCents as Cents,
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
export const lineValues = ({ product, quantity, extras, crepas, extrasTotal }: PricedLine) => ({
  productId: product.id as number,
  productName: product.name,
  unitPriceCents: product.price as number,
  quantity,
  extras: extras.map(({ id, name, price }) => ({ id, name, priceCents: price })),
  crepas: crepas.map(({ id, name }) => ({ id, name })),
  extrasTotalCents: extrasTotal as number,
  imageUrl: product.imageUrl,
});
