import { expect, it } from 'vitest';
import { blankProduct, productId } from '../menu/catalog.ts';
import { mostOrdered } from './mostOrdered.ts';
import type { OrderDetailLine } from './order.ts';

const [first, second, promoted, last] = [1, 2, 3, 4].map((id) => ({
  ...blankProduct,
  id: productId(id),
  isPromoted: id === 3,
})) as [never, never, never, never];
const menu = [first, second, promoted, last];
const order = (...pieces: (readonly [number, number])[]) => ({
  lines: pieces.map(([id, quantity]) => ({ productId: productId(id), quantity }) as OrderDetailLine),
});

it('puts what is ordered most first, then the promoted ones, then the order of the menu', () => {
  expect(mostOrdered(menu, [order([4, 1], [2, 2]), order([4, 3])], 10)).toEqual([
    last,
    second,
    promoted,
    first,
  ]);
  expect(mostOrdered(menu, [], 2)).toEqual([promoted, first]);
});

it('counts no order whose products are not told', () => {
  expect(mostOrdered(menu, [{}], 1)).toEqual([promoted]);
});
