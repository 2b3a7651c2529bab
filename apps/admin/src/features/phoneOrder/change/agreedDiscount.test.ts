import {
  blankProduct,
  type Cart,
  type Cents,
  cartTotal,
  categoryId,
  changeQuantity,
  type DiscountTerms,
  type Gift,
  type OrderDetailLine,
  orderId,
  type PricedLine,
  type Product,
  priceOrder,
  productId,
} from '@crepas/domain';
import { expect, it } from 'vitest';
import { type OrderForm, sumsOf } from '../form/orderForm.ts';
import { chargedLines, formOfOrder } from './agreedPrices.ts';

/** Two products as they were sold, and as the menu has them now: dearer, one of them in another category. */
const product = (id: number, price: number, category: number): Product => ({
  ...blankProduct,
  id: productId(id),
  name: `Producto ${id}`,
  price: price as Cents,
  categoryId: categoryId(category),
});
const before = [product(1, 6_500, 1), product(2, 4_333, 2)];
const today = [product(1, 7_000, 1), product(2, 5_111, 3)];
const menu = {
  moment: { at: 0, timeZone: 'America/Mexico_City' },
  product: (id: number) => today.find((one) => one.id === id),
  extrasOf: () => [],
  groupsOf: () => [],
  isOption: () => false,
};
const soldPieces = 2;

/** As staff read it: with today's categories. */
const orderOf = (discountTerms: DiscountTerms, fulfilment: 'delivery' | 'pickup') => ({
  id: orderId(7),
  total: 0 as Cents,
  placedAt: null,
  stage: 'accepted' as const,
  minutes: null,
  reason: null,
  discountTerms,
  delivery: {
    customerName: null,
    phone: '5512345678',
    fulfilment,
    deliveryAddress: 'Colima 5',
    payment: 'cash' as const,
    position: null,
    cashGiven: null,
    note: null,
  },
  lines: before.map(
    ({ id, name, price }, place): OrderDetailLine => ({
      id: place,
      imageUrl: '',
      productName: name,
      productId: id,
      unitPrice: price,
      quantity: soldPieces,
      crepas: [],
      groups: [],
      extras: [],
      extrasTotal: 0 as Cents,
      categoryId: today[place]?.categoryId ?? categoryId(0),
    }),
  ),
});
const sold: readonly PricedLine[] = before.map((one) => ({
  product: one,
  quantity: soldPieces,
  extras: [],
  crepas: [],
  groups: [],
  extrasTotal: 0 as Cents,
}));

/** A delivery is free from 200 pesos. */
const quote = (subtotal: Cents) => ({
  fee: (subtotal >= 20_000 ? 0 : 2_500) as Cents,
  missing: 0 as Cents,
});

/** The sums of the form, and what the server makes of what it sends. */
function changed(terms: DiscountTerms, pieces: readonly number[], fulfilment: 'delivery' | 'pickup') {
  const start = formOfOrder(orderOf(terms, fulfilment));
  if (start === null) return expect.unreachable();
  const wanted = start.lines.reduce(
    (cart: Cart, { key }, place) => changeQuantity(cart, key, () => pieces[place] ?? 1),
    start.lines,
  );
  const products = today.map((now) => ({ id: now.id, now, extras: [], groups: [] }));
  const form: OrderForm = { ...start, lines: chargedLines(wanted, start.lines, products) };
  const sums = sumsOf(form, { quote: (_, subtotal) => quote(subtotal), discountTerms: terms });
  const priced = priceOrder(
    menu,
    {
      lines: form.lines.map(({ product, quantity }) => ({
        productId: product.id,
        quantity,
        unitPrice: product.price,
        extras: [],
        crepaIds: [],
        options: [],
      })),
      fee: sums.fee,
      discount: null,
      total: (cartTotal(form.lines) + sums.fee) as Cents,
    },
    {
      sold,
      fulfilment,
      discountTerms: terms,
      ...(fulfilment === 'delivery' && { quote }),
    },
  );
  return { sums, priced };
}

const gifts: readonly Gift[] = [
  { kind: 'percent', percent: 33 },
  { kind: 'percent', percent: 100 },
  { kind: 'amount', amount: 5_000 as Cents },
  { kind: 'amount', amount: 30_000 as Cents },
  { kind: 'delivery' },
  ...[1, 2, 9].map((id) => ({ kind: 'product' as const, productId: productId(id) })),
];
const ways = ['delivery', 'pickup'] as const;
const terms = gifts.flatMap((gift) =>
  [0, 13_000, 25_000].flatMap((minimum) =>
    [null, ...ways].flatMap((fulfilment) =>
      [null, 1, 2, 3].map(
        (category): DiscountTerms => ({
          name: 'CREPA10',
          gift,
          minimum: minimum as Cents,
          fulfilment,
          categoryIds: category === null ? null : [categoryId(category)],
        }),
      ),
    ),
  ),
);
const pieces = [1, 2, 3, 4].flatMap((one) => [1, 2, 3, 4].map((other) => [one, other] as const));

it.each(ways)('the form of a change says what the server stores, for every code and %s', (fulfilment) => {
  for (const code of terms) {
    for (const wanted of pieces) {
      const { sums, priced } = changed(code, wanted, fulfilment);
      const now = { kind: 'priced', discount: sums.discount?.amount ?? 0, total: sums.total };
      expect(priced, JSON.stringify({ code, wanted })).toMatchObject(now);
      expect(sums.lostCode === undefined).toBe(sums.discount !== undefined);
    }
  }
});

it('a code that takes nothing off says why', () => {
  const code: DiscountTerms = {
    name: 'CREPA10',
    gift: { kind: 'percent', percent: 10 },
    minimum: 25_000 as Cents,
    fulfilment: null,
    categoryIds: null,
  };
  const { sums } = changed(code, [2, 2], 'pickup');
  expect(sums.lostCode).toEqual({ name: 'CREPA10', why: { kind: 'belowMinimum', missing: 3_334 } });
});
