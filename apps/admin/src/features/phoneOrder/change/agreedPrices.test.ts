import {
  blankProduct,
  type Cart,
  type Cents,
  cartTotal,
  changeQuantity,
  type Extra,
  extraId,
  type OrderDetailLine,
  orderId,
  type PricedOrder,
  priceOrder,
  productId,
  replaceLine,
} from '@crepas/domain';
import { expect, it } from 'vitest';
import { chargedLines, formOfOrder } from './agreedPrices.ts';

const anExtra = (id: number, name: string, price: number): Extra => ({
  id: extraId(id),
  name,
  description: '',
  price: price as Cents,
  available: true,
});
const [fresas, platano] = [anExtra(1, 'Fresas', 1_800), anExtra(2, 'Plátano', 1_500)];
const frutos = {
  ...blankProduct,
  id: productId(4),
  name: 'Frutos rojos',
  price: 12_500 as Cents,
};
const detail: OrderDetailLine = {
  id: 1,
  imageUrl: '',
  productName: 'Frutos rojos',
  productId: frutos.id,
  unitPrice: frutos.price,
  quantity: 3,
  crepas: [],
  extras: [fresas, platano],
  extrasTotal: 9_900 as Cents,
};

const linesOf = (line: OrderDetailLine): Cart =>
  formOfOrder({
    id: orderId(7),
    total: 47_400 as Cents,
    placedAt: null,
    stage: 'accepted',
    minutes: null,
    reason: null,
    delivery: {
      customerName: null,
      phone: '5512345678',
      fulfilment: 'delivery',
      deliveryAddress: 'Colima 5',
      payment: 'cash',
      position: null,
      cashGiven: null,
      note: null,
    },
    lines: [line],
  })?.lines ?? [];

/** What the form shows after a change, and what the server says to it. */
function saved(change: (sold: Cart) => Cart, now = { product: frutos, extras: [fresas, platano] }) {
  const sold = linesOf(detail);
  const today = [{ id: frutos.id, now: now.product, extras: now.extras }];
  const lines = chargedLines(change(sold), sold, today);
  const total = cartTotal(lines);
  const answer: PricedOrder = priceOrder(
    { product: () => now.product, extrasOf: () => now.extras },
    {
      lines: lines.map(({ product, quantity, extras }) => ({
        productId: product.id,
        quantity,
        unitPrice: product.price,
        extras,
        crepaIds: [],
      })),
      fee: null,
      total,
    },
    {
      sold: [
        {
          product: frutos,
          quantity: 3,
          extras: [fresas, platano],
          crepas: [],
          extrasTotal: detail.extrasTotal,
        },
      ],
    },
  );
  return [total, answer.kind];
}

const withExtras =
  (...ids: readonly Extra[]) =>
  (cart: Cart): Cart =>
    cart.reduce(
      (before, line) =>
        replaceLine(before, line.key, {
          ...line,
          extras: line.extras.filter(({ id }) => ids.some((extra) => extra.id === id)),
        }),
      cart,
    );
const inNumber =
  (quantity: number) =>
  (cart: Cart): Cart =>
    cart.reduce((before, { key }) => changeQuantity(before, key, () => quantity), cart);

it('the sum follows each extra, and the server agrees', () => {
  expect(saved((sold) => sold)).toEqual([47_400, 'priced']);
  expect(saved(withExtras(platano))).toEqual([42_000, 'priced']);
  expect(saved(withExtras(fresas))).toEqual([42_900, 'priced']);
  expect(saved(withExtras())).toEqual([37_500, 'priced']);
  expect(saved(inNumber(4))).toEqual([63_200, 'priced']);
});

it('what was agreed stays in a smaller number, and the rest has the prices of today', () => {
  const dearer = {
    product: { ...frutos, price: 13_000 as Cents },
    extras: [fresas, { ...platano, price: 2_000 as Cents }],
  };
  expect(saved((sold) => sold, dearer)).toEqual([47_400, 'priced']);
  expect(saved(inNumber(2), dearer)).toEqual([31_600, 'priced']);
  expect(saved(inNumber(4), dearer)).toEqual([67_200, 'priced']);
  expect(saved(withExtras(platano), dearer)).toEqual([45_000, 'priced']);
  // Taken off and chosen again, it is what was ordered.
  const chosenAgain = (sold: Cart) =>
    sold.map((line) => ({ ...line, product: dearer.product, extras: dearer.extras }));
  expect(saved(chosenAgain, dearer)).toEqual([47_400, 'priced']);
});

it('what the menu no longer has is refused by the server', () => {
  expect(saved(withExtras(platano), { product: frutos, extras: [] })[1]).toBe('changed');
  expect(saved(withExtras(platano), { product: { ...frutos, available: false }, extras: [] })[1]).toBe(
    'changed',
  );
});

it('an extra whose name has a comma is shown with its whole name', () => {
  const extras = [fresas, { id: platano.id, name: 'Nuez, tostada' }];
  const names = linesOf({ ...detail, extras })[0]?.extras.map(({ name }) => name);
  expect(names).toEqual(['Fresas', 'Nuez, tostada']);
});
