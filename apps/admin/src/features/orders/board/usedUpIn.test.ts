import { type Cents, extraId, type OrderDetailLine, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { usedUpIn } from './usedUpIn.ts';

const aLine = (changes: Partial<OrderDetailLine>): OrderDetailLine => ({
  id: 1,
  imageUrl: '',
  productName: 'Cajeta',
  unitPrice: 7500 as Cents,
  quantity: 1,
  combo: null,
  extras: null,
  extrasTotal: 0 as Cents,
  ...changes,
});

it('names products, crepas of combos and extras once, in the order of the lines', () => {
  const lines = [
    aLine({ productId: productId(3), extraIds: [extraId(7), extraId(1)] }),
    aLine({ productId: productId(9), crepaIds: [productId(3), productId(4), productId(4)] }),
    aLine({ productId: productId(3), extraIds: [extraId(1), extraId(3)] }),
  ];
  expect(usedUpIn(lines)).toEqual({ products: [3, 9, 4], extras: [7, 1, 3] });
});

it('is empty for a server that sends no ids', () => {
  expect(usedUpIn([aLine({ extras: 'Nuez' })])).toEqual({ products: [], extras: [] });
});
