import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, cartTotal, lineTotal } from '../cart/cart.ts';
import { type CategoryId, categoryId, productId } from '../menu/catalog.ts';
import { type Cents, sumCents, zeroCents } from '../money/money.ts';
import { aChoice, aMoment, anExtra, aProduct } from '../testing/build.ts';
import {
  type DiscountCode,
  type DiscountedOrder,
  type DiscountTerms,
  discountCodeId,
  discountCodeName,
  discountOf,
  type Gift,
  isDiscountCodeName,
  whyNotNow,
} from './discountCode.ts';

const cents = (amount: number) => amount as Cents;
const terms = (changes: Partial<DiscountTerms> = {}): DiscountTerms => ({
  name: 'CREPA10',
  gift: { kind: 'percent', percent: 10 },
  minimum: zeroCents,
  fulfilment: null,
  categoryIds: null,
  ...changes,
});
const sweet = aProduct({ id: 1, price: 6500, categoryId: categoryId(1) });
const drink = aProduct({ id: 2, price: 3999, categoryId: categoryId(2) });
const order = (changes: Partial<DiscountedOrder> = {}): DiscountedOrder => ({
  lines: [aChoice({ product: sweet, quantity: 2 }), aChoice({ product: drink })],
  fulfilment: 'delivery',
  fee: cents(3000),
  ...changes,
});

const anyGift: fc.Arbitrary<Gift> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 90_000 }).map(cents) }),
  fc.record({ kind: fc.constant('delivery' as const) }),
  fc.record({
    kind: fc.constant('product' as const),
    productId: fc.integer({ min: 1, max: 4 }).map(productId),
  }),
);
const anyTerms: fc.Arbitrary<DiscountTerms> = fc.record({
  name: fc.constant('CREPA10'),
  gift: anyGift,
  minimum: fc.integer({ min: 0, max: 40_000 }).map(cents),
  fulfilment: fc.constantFrom(null, 'delivery' as const, 'pickup' as const),
  categoryIds: fc.option(fc.subarray<CategoryId>([categoryId(1), categoryId(2)], { minLength: 1 })),
});
const anyLine: fc.Arbitrary<Choice> = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    category: fc.integer({ min: 1, max: 3 }),
    extra: fc.option(fc.integer({ min: 0, max: 2_000 })),
  })
  .map(({ id, price, quantity, category, extra }) =>
    aChoice({
      product: aProduct({ id, price, categoryId: categoryId(category) }),
      quantity,
      extras: extra === null ? [] : [anExtra({ price: extra })],
    }),
  );
const anyOrder: fc.Arbitrary<DiscountedOrder> = fc.record({
  lines: fc.array(anyLine, { maxLength: 6 }),
  fulfilment: fc.constantFrom('delivery' as const, 'pickup' as const),
  fee: fc.integer({ min: 0, max: 6_000 }).map(cents),
});
/** What a discount may be taken from. */
const baseOf = ({ gift, categoryIds }: DiscountTerms, { lines, fee }: DiscountedOrder): number =>
  gift.kind === 'delivery'
    ? fee
    : sumCents(
        lines
          .filter(({ product }) => categoryIds === null || categoryIds.includes(product.categoryId))
          .map(lineTotal),
      );

describe('whatever the code and the order', () => {
  const always = (check: (terms: DiscountTerms, order: DiscountedOrder) => void) =>
    fc.assert(fc.property(anyTerms, anyOrder, check), { numRuns: 500 });

  it('a discount is more than 0, whole, and never more than what it is taken from', () => {
    let given = 0;
    always((code, bought) => {
      const discount = discountOf(code, bought);
      if (discount.kind !== 'given') return;
      given += 1;
      expect(Number.isInteger(discount.amount)).toBe(true);
      expect(discount.amount).toBeGreaterThan(0);
      expect(discount.amount).toBeLessThanOrEqual(baseOf(code, bought));
    });
    expect(given).toBeGreaterThan(50);
  });

  it('the order of the lines does not matter', () =>
    always((code, bought) => {
      expect(discountOf(code, { ...bought, lines: bought.lines.toReversed() })).toEqual(
        discountOf(code, bought),
      );
    }));

  it('the fee does not fill the minimum', () =>
    always((code, bought) => {
      const discount = discountOf(code, bought);
      const isBelow = cartTotal(bought.lines) < code.minimum;
      if (discount.kind === 'given') expect(isBelow).toBe(false);
      if (discount.kind === 'belowMinimum') {
        expect(discount.missing).toBe(code.minimum - cartTotal(bought.lines));
        expect(isBelow).toBe(true);
      }
    }));

  it('a pickup gets no delivery', () =>
    always((code, bought) => {
      if (code.gift.kind !== 'delivery') return;
      const fetched = discountOf(code, { ...bought, fulfilment: 'pickup' });
      expect(fetched).toEqual({ kind: 'notForThis', lacks: 'fulfilment' });
    }));
});

describe('a discount', () => {
  it.each<[string, Partial<DiscountTerms>, number]>([
    ['a percentage, rounded down', {}, 1699],
    ['a percentage of some products', { categoryIds: [categoryId(2)] }, 399],
    ['everything but the fee', { gift: { kind: 'percent', percent: 100 } }, 16_999],
    ['an amount', { gift: { kind: 'amount', amount: cents(2500) } }, 2500],
    ['at most what the products cost', { gift: { kind: 'amount', amount: cents(90_000) } }, 16_999],
    [
      'at most what its products cost',
      { gift: { kind: 'amount', amount: cents(9000) }, categoryIds: [categoryId(2)] },
      3999,
    ],
    ['the fee', { gift: { kind: 'delivery' } }, 3000],
    ['one piece of a product', { gift: { kind: 'product', productId: sweet.id } }, 6500],
    ['with its exact minimum', { minimum: cents(16_999) }, 1699],
    // The minimum is of all products, whatever counts.
    ['of some products with a minimum of all', { minimum: cents(16_999), categoryIds: [categoryId(2)] }, 399],
  ])('is %s', (_, changes, amount) => {
    expect(discountOf(terms(changes), order())).toEqual({ kind: 'given', amount });
  });

  it.each<[string, Partial<DiscountTerms>, Partial<DiscountedOrder>, object]>([
    ['one centavo is missing', { minimum: cents(17_000) }, {}, { kind: 'belowMinimum', missing: 1 }],
    ['it is picked up', { fulfilment: 'delivery' }, { fulfilment: 'pickup' }, { lacks: 'fulfilment' }],
    ['it is brought', { fulfilment: 'pickup' }, {}, { lacks: 'fulfilment' }],
    ['other products count', { categoryIds: [categoryId(3)] }, {}, { lacks: 'products' }],
    [
      'the product is missing',
      { gift: { kind: 'product', productId: productId(3) } },
      {},
      { lacks: 'products' },
    ],
    ['delivery is free', { gift: { kind: 'delivery' } }, { fee: zeroCents }, { lacks: 'fee' }],
    ['there is nothing', {}, { lines: [] }, { lacks: 'products' }],
    [
      'there is nothing to bring',
      { gift: { kind: 'delivery' } },
      { lines: [], fee: zeroCents },
      { lacks: 'products' },
    ],
    [
      'a percentage is less than a centavo',
      { gift: { kind: 'percent', percent: 1 } },
      { lines: [aChoice({ product: aProduct({ price: 99 }) })] },
      { lacks: 'products' },
    ],
    [
      'free delivery is for some products and none is there',
      { gift: { kind: 'delivery' }, categoryIds: [categoryId(3)] },
      {},
      { lacks: 'products' },
    ],
  ])('is nothing when %s', (_, changes, bought, reason) => {
    expect(discountOf(terms(changes), order(bought))).toEqual({ kind: 'notForThis', ...reason });
  });

  it('of a product is its price alone, and the lower one of two', () => {
    const gift = { kind: 'product', productId: sweet.id } as const;
    const withNuts = aChoice({ product: sweet, quantity: 3, extras: [anExtra({ price: 1500 })] });
    expect(discountOf(terms({ gift }), order({ lines: [withNuts] }))).toMatchObject({ amount: 6500 });
    const dearer = aChoice({ product: { ...sweet, price: cents(7000) } });
    expect(discountOf(terms({ gift }), order({ lines: [dearer, withNuts] }))).toMatchObject({ amount: 6500 });
  });
});

describe('the name of a code', () => {
  it.each([
    ['crepa10', 'CREPA10'],
    [' Crépa - 10 ', 'CREPA10'],
    ['MAÑANA', 'MANANA'],
    ['ＣＲＥＰＡ', 'CREPA'],
    ['ﬁesta', 'FIESTA'],
    ['straße', 'STRASSE'],
    ['¡¿…🎉!', ''],
  ])('«%s» is %s', (typed, name) => {
    expect(discountCodeName(typed)).toBe(name);
  });

  it('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const name = discountCodeName(typed);
        expect(discountCodeName(name)).toBe(name);
        expect(name).toMatch(/^[A-Z0-9]*$/);
      }),
    );
  });

  it.each([
    ['ABC', true],
    ['A'.repeat(20), true],
    ['AB', false],
    ['A'.repeat(21), false],
    ['abc', false],
    ['AB C', false],
    ['', false],
  ])('«%s» may be given: %s', (name, isAllowed) => {
    expect(isDiscountCodeName(name)).toBe(isAllowed);
  });
});

/** A Friday evening. */
const code = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  ...terms(),
  id: discountCodeId(1),
  firstDay: null,
  lastDay: null,
  windows: [],
  maxUses: null,
  maxUsesPerPhone: null,
  isPaused: false,
  ...changes,
});

it.each<[string | null, Partial<DiscountCode>, string?]>([
  [null, {}],
  [null, { firstDay: '2026-11-20', lastDay: '2026-11-20' }],
  // The shop's day ends at five in the morning.
  [null, { lastDay: '2026-11-20' }, '2026-11-21T04:59:59-06:00'],
  ['ended', { lastDay: '2026-11-20' }, '2026-11-21T05:00:00-06:00'],
  ['early', { firstDay: '2026-11-20' }, '2026-11-20T04:59:59-06:00'],
  ['early', { firstDay: '2026-11-21' }],
  ['ended', { lastDay: '2026-11-19' }],
  ['paused', { isPaused: true, lastDay: '2026-11-19' }],
  ['ended', { lastDay: '2026-11-19', windows: [{ days: [1], opens: 0, closes: 60 }] }],
  [null, { windows: [{ days: [5], opens: 18 * 60, closes: 21 * 60 }] }],
  ['outsideHours', { windows: [{ days: [5], opens: 20 * 60, closes: 21 * 60 }] }],
  ['outsideHours', { windows: [{ days: [1], opens: 18 * 60, closes: 21 * 60 }] }],
])('it is %s for %j at %s', (why, changes, time) => {
  const moment = time === undefined ? aMoment : { ...aMoment, at: Date.parse(time) };
  expect(whyNotNow(code(changes), moment)).toBe(why);
});
