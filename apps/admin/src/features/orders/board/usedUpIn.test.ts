import { type Cents, extraId, type OrderDetailLine, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { usedUpIn } from './usedUpIn.ts';

const aLine = (changes: Partial<OrderDetailLine>): OrderDetailLine => ({
  id: 1,
  imageUrl: '',
  productName: 'Cajeta',
  unitPrice: 7500 as Cents,
  quantity: 1,
  crepas: [],
  extras: [],
  extrasTotal: 0 as Cents,
  ...changes,
});
const anExtra = (id: number) => ({ id: extraId(id), name: 'Nuez' });

it('names products, crepas of combos and extras once, in the order of the lines', () => {
  const lines = [
    aLine({ productId: productId(3), extras: [7, 1].map(anExtra) }),
    aLine({ productId: productId(9), crepas: [3, 4, 4].map((id) => ({ id: productId(id), name: 'Fresa' })) }),
    aLine({ productId: productId(3), extras: [1, 3].map(anExtra) }),
  ];
  expect(usedUpIn(lines)).toEqual({ products: [3, 9, 4], extras: [7, 1, 3] });
});

it('is empty for a server that sends no ids', () => {
  expect(usedUpIn([aLine({ extras: [{ id: null, name: 'Nuez' }] })])).toEqual({ products: [], extras: [] });
});
