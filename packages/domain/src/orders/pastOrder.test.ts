import { expect, it } from 'vitest';
import { extraId, productId } from '../menu/catalog.ts';
import { centsFromPesos } from '../money/money.ts';
import { aLine, aProduct } from '../testing/build.ts';
import { type OrderDetailLine, type OrderDetails, orderId } from './order.ts';
import { pastOrderOf, shownPastOrders } from './pastOrder.ts';

const aDetail = (line: Partial<OrderDetailLine> = {}): OrderDetailLine => ({
  id: 1,
  imageUrl: '/a.webp',
  productName: 'Nutella',
  productId: productId(4),
  unitPrice: centsFromPesos(89),
  quantity: 2,
  crepas: [],
  groups: [],
  extras: [],
  extrasTotal: centsFromPesos(0),
  ...line,
});
const anExtra = (id: number, name: string) => ({ id: extraId(id), name });
const anOrder = (...lines: readonly OrderDetailLine[]): OrderDetails => ({
  id: orderId(7),
  total: centsFromPesos(89),
  placedAt: null,
  stage: 'delivered',
  minutes: null,
  reason: null,
  delivery: null,
  lines,
});

it('is read from the details of an order', () => {
  const line = aDetail({
    extras: [anExtra(1, 'Nuez'), anExtra(2, 'Cajeta')],
    crepas: [{ id: productId(5), name: 'Fresa' }],
    groups: [],
  });
  expect(pastOrderOf(anOrder(line))).toEqual({
    id: 7,
    lines: [
      {
        product: { id: 4, name: 'Nutella', imageUrl: '/a.webp' },
        quantity: 2,
        extras: [
          { id: 1, name: 'Nuez' },
          { id: 2, name: 'Cajeta' },
        ],
        crepas: [{ id: 5, name: 'Fresa' }],
        groups: [],
      },
    ],
  });
});

it('names nothing where a name has a comma, or the names are unknown', () => {
  const namesOf = (...names: readonly string[]) =>
    pastOrderOf(
      anOrder(aDetail({ extras: names.map((name, at) => anExtra(at + 1, name)) })),
    )?.lines[0]?.extras.map(({ name }) => name);
  // As the text «Nuez, tostada, Cajeta» of two extras is divided.
  expect(namesOf('Nuez', 'tostada, Cajeta')).toEqual(['', '']);
  expect(namesOf('', '')).toEqual(['', '']);
});

it('has the name of the only extra, also one with a comma', () => {
  const line = aDetail({ extras: [anExtra(1, 'Nuez, tostada')] });
  expect(pastOrderOf(anOrder(line))?.lines[0]?.extras).toEqual([{ id: 1, name: 'Nuez, tostada' }]);
});

it.each(['extras', 'crepas'] as const)('is null without the ids of %s', (field) => {
  const line = aDetail({ [field]: [{ id: null, name: 'Nuez' }] });
  expect(pastOrderOf(anOrder(aDetail(), line))).toBeNull();
});

it('is null without the id of a product', () => {
  const { productId: _, ...line } = aDetail();
  expect(pastOrderOf(anOrder(aDetail(), line))).toBeNull();
});

it('is null without lines', () => {
  expect(pastOrderOf(anOrder())).toBeNull();
});

it('shows five, and the same order once', () => {
  const order = (id: number, ...products: readonly number[]) => ({
    id: orderId(id),
    lines: products.map((product) => aLine({ product: aProduct({ id: product }) })),
  });
  const shown = shownPastOrders([
    order(9, 1, 2),
    order(8, 2, 1),
    order(7, 1),
    order(6, 1, 1),
    order(5, 3),
    order(4, 4),
    order(3, 5),
  ]);
  expect(shown.map(({ id }) => id)).toEqual([9, 7, 6, 5, 4]);
  const two = { id: orderId(2), lines: [aLine({ quantity: 2 })] };
  expect(shownPastOrders([order(1, 1), two])).toHaveLength(2);
});
