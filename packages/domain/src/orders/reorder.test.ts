import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, type Cart, emptyCart, maxQuantity } from '../cart/cart.ts';
import type { FreshMenu } from '../cart/compareWithMenu.ts';
import type { Extra, Product } from '../menu/catalog.ts';
import type { OfferedGroup } from '../menu/choiceGroups.ts';
import { aLine, aMoment, anExtra, aProduct } from '../testing/build.ts';
import { orderId } from './order.ts';
import type { PastLine } from './pastOrder.ts';
import { addReordered, reorder } from './reorder.ts';

const crepas = [2, 3, 4, 5].map((id) => aProduct({ id }));
const combo = aProduct({ id: 9, isCombo: true });
const threeOf = crepas.slice(0, 3);

const again = (lines: readonly PastLine[], menu: FreshMenu) =>
  reorder({ id: orderId(1), lines }, menu, aMoment);
const menuOf = (
  now: Product | null,
  extras: readonly Extra[] = [],
  groups: readonly OfferedGroup[] = [],
): FreshMenu => ({
  products: [{ id: (now ?? aProduct()).id, now, extras, groups }],
  crepas,
});

describe('an earlier order by the menu of today', () => {
  it('has the prices of today', () => {
    const was = aLine({ quantity: 2, extras: [anExtra()] });
    const [now, extra] = [aProduct({ price: 9900 }), anExtra({ price: 2000 })];
    expect(again([was], menuOf(now, [extra]))).toEqual({
      choices: [{ product: now, quantity: 2, extras: [extra], crepas: [], groups: [] }],
      incomplete: [],
      missing: [],
    });
  });

  it.each([
    ['gone from the menu', null, 'gone'],
    ['hidden', aProduct({ available: false, name: 'Nueva' }), 'gone'],
    ['sold out for today', aProduct({ available: false, soldOutUntil: 7, name: 'Nueva' }), 'soldOut'],
  ] as const)('names a product that is %s', (_, now, reason) => {
    expect(again([aLine()], menuOf(now))).toEqual({
      choices: [],
      incomplete: [],
      missing: [{ name: now ? 'Nueva' : 'Crepa 1', reason }],
    });
  });

  it('keeps for later what is sold out today, where orders for later are taken', () => {
    const [now, extra] = [
      aProduct({ soldOutUntil: aMoment.at + 1 }),
      anExtra({ soldOutUntil: aMoment.at + 1 }),
    ];
    const order = { id: orderId(1), lines: [aLine({ extras: [anExtra()] })] };
    const menu = menuOf(now, [extra]);
    const back = aMoment.at + 1;
    expect(reorder(order, menu, { ...aMoment, lastMoment: back })).toEqual({
      choices: [{ product: now, quantity: 1, extras: [extra], crepas: [], groups: [] }],
      incomplete: [],
      missing: [now, extra].map(({ name }) => ({ name, reason: 'later' })),
    });
    expect(reorder(order, menu, aMoment).choices).toEqual([]);
    expect(reorder(order, menu, { ...aMoment, lastMoment: back - 1 }).choices).toEqual([]);
  });

  it('names a product that was not asked for as gone', () => {
    expect(again([aLine()], { products: [], crepas: [] }).missing).toEqual([
      { name: 'Crepa 1', reason: 'gone' },
    ]);
  });

  it.each([
    ['unlinked', []],
    ['hidden', [anExtra({ available: false })]],
  ])('orders without an extra that is %s, and names it', (_, extras) => {
    const { choices, missing } = again([aLine({ extras: [anExtra()] })], menuOf(aProduct(), extras));
    expect(choices).toEqual([{ product: aProduct(), quantity: 1, extras: [], crepas: [], groups: [] }]);
    expect(missing).toEqual([{ name: 'Extra 1', reason: 'notToday' }]);
  });

  it('takes a combo whose crepas are all there', () => {
    const { choices, incomplete } = again([aLine({ product: combo, crepas: threeOf })], menuOf(combo));
    expect(choices.map((choice) => choice.crepas)).toEqual([threeOf]);
    expect(incomplete).toEqual([]);
  });

  it('opens a combo that lost a crepa, with the two others', () => {
    const lost = aProduct({ id: 77, name: 'De temporada' });
    const was = aLine({ product: combo, crepas: [...threeOf.slice(0, 2), lost] });
    expect(again([was], menuOf(combo))).toEqual({
      choices: [],
      incomplete: [{ product: combo, quantity: 1, extras: [], crepas: threeOf.slice(0, 2), groups: [] }],
      missing: [{ name: 'De temporada', reason: 'notToday' }],
    });
  });

  it('opens a product that has become a combo', () => {
    const now = aProduct({ isCombo: true });
    expect(again([aLine()], menuOf(now)).incomplete).toMatchObject([{ product: now, crepas: [] }]);
  });

  it('is the same cart when the menu has not changed', () => {
    const anyLine = fc.record({
      product: fc.constantFrom(...crepas),
      quantity: fc.integer({ min: 1, max: 9 }),
      extras: fc.subarray([anExtra(), anExtra({ id: 2 })]),
      crepas: fc.constant([]),
      groups: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 5 }), (lines) => {
        const cart: Cart = lines.reduce(addToCart, emptyCart);
        const products = crepas.map((now) => ({
          id: now.id,
          now,
          extras: [anExtra(), anExtra({ id: 2 })],
          groups: [],
        }));
        const { choices, missing } = again(cart, { products, crepas });
        expect(missing).toEqual([]);
        expect(addReordered(emptyCart, choices)).toEqual({ cart, missing: [] });
      }),
    );
  });
});

describe('adding it to the cart', () => {
  const of = (quantity: number) => aLine({ quantity });

  it.each([
    [10, 10, 20, []],
    [40, 20, maxQuantity, ['tooMany']],
    [40, 10, maxQuantity, []],
    [maxQuantity, 3, maxQuantity, ['tooMany']],
  ])('%i and %i more are %i', (before, more, after, reasons) => {
    const { cart, missing } = addReordered([of(before)], [of(more)]);
    expect(cart.map(({ quantity }) => quantity)).toEqual([after]);
    expect(missing).toEqual(reasons.map((reason) => ({ name: 'Crepa 1', reason })));
  });
});
