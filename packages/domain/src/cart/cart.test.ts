import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupId, optionId } from '../menu/choiceGroups.ts';
import type { Cents } from '../money/money.ts';
import { aChoice, aLine, anExtra, aProduct } from '../testing/build.ts';
import {
  addToCart,
  type Cart,
  type Choice,
  cartTotal,
  emptyCart,
  lineKey,
  lineTotal,
  maxQuantity,
  operateOn,
  withinLimit,
} from './cart.ts';
import { decrease, increase, removeLine, replaceLine } from './cartChanges.ts';
import type { ChosenGroup } from './chosenGroups.ts';
import { remainingQuantity } from './remainingQuantity.ts';

const size = (name: string): ChosenGroup => ({
  id: groupId(1),
  name: 'Tamaño',
  included: 0,
  options: [{ id: optionId(name.length), name, price: 1500 as Cents, quantity: 1 }],
});

const choiceUpTo = (most: number): fc.Arbitrary<Choice> =>
  fc.record({
    product: fc.integer({ min: 1, max: 4 }).map((id) => aProduct({ id, price: 1000 * id + 50 })),
    quantity: fc.integer({ min: 1, max: most }),
    extras: fc
      .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 })
      .map((ids) => ids.map((id) => anExtra({ id, price: 333 * id }))),
    groups: fc.constantFrom([], [size('Grande')]),
    crepas: fc
      .uniqueArray(fc.integer({ min: 10, max: 15 }), { maxLength: 3 })
      .map((ids) => ids.map((id) => aProduct({ id }))),
  });
/** Twelve additions stay below the limit of a line. */
const choice = choiceUpTo(4);
const choices = fc.array(choice, { maxLength: 12 });
const halfAsMany = fc.array(choiceUpTo(2), { maxLength: 12 });

const filled = (all: readonly Choice[]): Cart => all.reduce(addToCart, emptyCart);
const pieces = (cart: Cart) => cart.reduce((sum, { quantity }) => sum + quantity, 0);

describe('the key of a line (decision O3)', () => {
  it('does not depend on the order in which extras and crepas were chosen', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const other = { ...chosen, extras: chosen.extras.toReversed(), crepas: chosen.crepas.toReversed() };
        expect(lineKey(other)).toBe(lineKey(chosen));
      }),
    );
  });

  it.each([
    ['another product', { product: aProduct({ id: 2 }) }],
    ['another extra', { extras: [anExtra({ id: 2 })] }],
    ['other crepas', { crepas: [aProduct({ id: 7 })] }],
    ['an option', { groups: [size('Grande')] }],
    ['an extra with the id of a crepa', { extras: [], crepas: [aProduct({ id: 1 })] }],
  ])('gives different keys to %s', (_, different) => {
    const one = aChoice({ extras: [anExtra({ id: 1 })] });
    expect(lineKey({ ...one, ...different })).not.toBe(lineKey(one));
  });
});

it('distinguishes extras 1 and 2 from extra 12', () => {
  const both = aChoice({ extras: [anExtra({ id: 1 }), anExtra({ id: 2 })] });
  expect(lineKey(both)).not.toBe(lineKey(aChoice({ extras: [anExtra({ id: 12 })] })));
});

describe('the cart (spec §4)', () => {
  it('adds to the quantity of a line with the same key', () => {
    const cart = filled([aChoice({ quantity: 2 }), aChoice({ quantity: 3 })]);
    expect(cart.map(({ quantity }) => quantity)).toEqual([5]);
  });

  it('appends a line for anything else', () => {
    const cart = filled([aChoice(), aChoice({ extras: [anExtra()] })]);
    expect(cart.map(({ extras }) => extras.length)).toEqual([0, 1]);
  });

  it.each([
    [3, 2],
    [2, 1],
    [1, 1],
  ])('decreasing %i leaves %i', (from, to) => {
    const line = aLine({ quantity: from });
    expect(decrease([line], line.key)[0]?.quantity).toBe(to);
  });

  it('changes no other line', () => {
    const cart = filled([aChoice(), aChoice({ product: aProduct({ id: 2 }) })]);
    const [first, second] = cart as [Cart[number], Cart[number]];
    expect(increase(cart, second.key)).toEqual([first, { ...second, quantity: 2 }]);
    expect(removeLine(cart, first.key)).toEqual([second]);
  });

  it('is empty after an operation that throws', () => {
    const broken = [{ quantity: 1 }] as unknown as Cart;
    expect(operateOn(broken, (cart) => addToCart(cart, null as unknown as Choice))).toEqual([]);
    const cart = filled([aChoice()]);
    expect(operateOn(cart, (same) => same)).toBe(cart);
  });

  it('never changes the number of pieces by itself', () => {
    fc.assert(
      fc.property(choices, (all) => {
        const cart = filled(all);
        expect(pieces(cart)).toBe(all.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(new Set(cart.map(({ key }) => key)).size).toBe(cart.length);
        for (const { key, quantity } of cart) {
          expect(pieces(increase(cart, key))).toBe(pieces(cart) + 1);
          expect(decrease(increase(cart, key), key)).toEqual(cart);
          expect(pieces(removeLine(cart, key))).toBe(pieces(cart) - quantity);
        }
      }),
    );
  });
});

describe('an edited line', () => {
  const plain = aChoice({ quantity: 2 });
  const withExtra = aChoice({ quantity: 3, extras: [anExtra()] });
  const other = aChoice({ product: aProduct({ id: 2 }) });

  it('keeps its position', () => {
    const cart = filled([plain, other]);
    expect(replaceLine(cart, lineKey(plain), withExtra)).toEqual(filled([withExtra, other]));
  });

  it('merges with the line that has the same choice', () => {
    const cart = filled([plain, other, withExtra]);
    const edited = replaceLine(cart, lineKey(plain), { ...withExtra, quantity: 4 });
    expect(edited).toEqual(filled([other, { ...withExtra, quantity: 7 }]));
  });

  it('is added when it was removed in the meantime', () => {
    expect(replaceLine(filled([other]), lineKey(plain), withExtra)).toEqual(filled([other, withExtra]));
  });

  it('keeps the number of pieces, and one line per key', () => {
    fc.assert(
      fc.property(fc.array(choice, { minLength: 1, maxLength: 12 }), fc.nat(), choice, (all, at, edited) => {
        const cart = filled(all);
        const line = cart[at % cart.length] ?? expect.fail();
        const after = replaceLine(cart, line.key, edited);
        expect(pieces(after)).toBe(pieces(cart) - line.quantity + edited.quantity);
        expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
        expect(replaceLine(cart, line.key, line)).toEqual(cart);
      }),
    );
  });
});

describe('the limit of a line (decision O13)', () => {
  it.each([
    [1.5, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 50],
    [-3, 1],
    [51, 50],
  ])('%s pieces are %i', (asked, pieces) => {
    expect(withinLimit(asked)).toBe(pieces);
  });

  const crepa = aChoice({ quantity: maxQuantity });
  const withExtra = aChoice({ extras: [anExtra()] });

  it('is fifty, separately for the same product with an extra', () => {
    const cart = filled([crepa, { ...crepa, quantity: 10 }, { ...withExtra, quantity: 60 }]);
    expect(cart.map(({ quantity }) => quantity)).toEqual([50, 50]);
  });

  it('applies to an increase and to an edited line', () => {
    const cart = filled([crepa, withExtra]);
    expect(increase(cart, lineKey(crepa))).toEqual(cart);
    expect(replaceLine(cart, lineKey(withExtra), { ...withExtra, quantity: 51 })[1]?.quantity).toBe(50);
    expect(replaceLine(cart, lineKey(withExtra), crepa)).toEqual(filled([crepa]));
  });

  it('leaves the rest of the limit to the same line', () => {
    const cart = filled([{ ...crepa, quantity: 48 }, withExtra]);
    expect(remainingQuantity(cart, crepa)).toBe(2);
    expect(remainingQuantity(cart, withExtra)).toBe(49);
    expect(remainingQuantity(cart, aChoice({ product: aProduct({ id: 2 }) }))).toBe(50);
    expect(remainingQuantity(filled([crepa]), crepa)).toBe(0);
  });

  it('does not count the edited line, but the line that it merges with', () => {
    const cart = filled([{ ...crepa, quantity: 48 }, withExtra]);
    expect(remainingQuantity(cart, crepa, lineKey(crepa))).toBe(50);
    expect(remainingQuantity(cart, crepa, lineKey(withExtra))).toBe(2);
  });

  it('holds for every sequence of operations, and the cart contains everything that fits', () => {
    const move = fc.record({
      kind: fc.constantFrom('add', 'increase', 'decrease', 'replace', 'remove'),
      choice: choiceUpTo(60),
      at: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let cart = emptyCart;
        for (const { kind, choice: made, at } of moves) {
          const before = cart;
          const key = before[at % Math.max(1, before.length)]?.key ?? lineKey(made);
          if (kind === 'add') cart = addToCart(before, made);
          if (kind === 'increase') cart = increase(before, key);
          if (kind === 'decrease') cart = decrease(before, key);
          if (kind === 'remove') cart = removeLine(before, key);
          if (kind === 'replace') cart = replaceLine(before, key, made);
          for (const { quantity } of cart) {
            expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity).toBe(true);
          }
          if (kind === 'add' && made.quantity <= remainingQuantity(before, made)) {
            expect(pieces(cart)).toBe(pieces(before) + made.quantity);
          }
          if (kind === 'replace' && made.quantity <= remainingQuantity(before, made, key)) {
            const replaced = before.find((line) => line.key === key)?.quantity ?? 0;
            expect(pieces(cart)).toBe(pieces(before) - replaced + made.quantity);
          }
        }
      }),
    );
  });
});

describe('what it costs (spec §9)', () => {
  it('charges price and extras once per unit', () => {
    const line = aChoice({
      product: aProduct({ price: 8950 }),
      quantity: 3,
      extras: [anExtra({ price: 1510 }), anExtra({ id: 2, price: 0 })],
    });
    expect(lineTotal(line)).toBe(31_380);
  });

  it('is additive, whole and never negative', () => {
    fc.assert(
      fc.property(halfAsMany, halfAsMany, (some, others) => {
        const total = cartTotal(filled([...some, ...others]));
        expect(total).toBe(cartTotal(filled(some)) + cartTotal(filled(others)));
        expect(Number.isInteger(total) && total >= 0).toBe(true);
      }),
    );
  });
});
