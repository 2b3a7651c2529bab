import { type Cents, extraId, type OrderDetailLine, optionId, productId } from '@crepas/domain';
import { expect, it } from 'vitest';
import { usedUpIn } from './usedUpIn.ts';

const aLine = (changes: Partial<OrderDetailLine>): OrderDetailLine => ({
  id: 1,
  imageUrl: '',
  productName: 'Cajeta',
  unitPrice: 7500 as Cents,
  quantity: 1,
  crepas: [],
  groups: [],
  extras: [],
  extrasTotal: 0 as Cents,
  ...changes,
});
const anExtra = (id: number) => ({ id: extraId(id), name: 'Nuez' });

const anOption = (id: number) => ({ id: optionId(id), name: 'Grande', quantity: 1, price: 0 as Cents });

it('names products, crepas of combos, extras and options once, in the order of the lines', () => {
  const lines = [
    aLine({ productId: productId(3), extras: [7, 1].map(anExtra) }),
    aLine({ productId: productId(9), crepas: [3, 4, 4].map((id) => ({ id: productId(id), name: 'Fresa' })) }),
    aLine({
      productId: productId(3),
      extras: [1, 3].map(anExtra),
      groups: [{ name: 'Salsas', options: [5, 2].map(anOption) }],
    }),
    aLine({ groups: [{ name: 'Tamaño', options: [anOption(2)] }] }),
  ];
  expect(usedUpIn(lines)).toEqual({ products: [3, 9, 4], extras: [7, 1, 3], options: [5, 2] });
});

it('is empty for a server that sends no ids', () => {
  const groups = [{ name: 'Tamaño', options: [{ ...anOption(1), id: null }] }];
  const lines = [aLine({ extras: [{ id: null, name: 'Nuez' }], groups })];
  expect(usedUpIn(lines)).toEqual({ products: [], extras: [], options: [] });
});
