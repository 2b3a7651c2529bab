import { addToCart, compareLine, emptyCart, isAvailable, productId, usualGroupRule } from '@crepas/domain';
import { aGroup, aMoment, anExtra, anOption } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { aChoice, aProduct } from '../../testing/build.ts';
import { chosenMoment, menuAt } from './menuOfOrder.ts';

const until = aMoment.at + 8 * 3_600_000;
const [line] = addToCart(emptyCart, aChoice(1));
const isThere = (product: Parameters<typeof aProduct>[1], scheduledFor: number | null) => {
  if (!line) throw new Error('an empty cart');
  const read = {
    products: [{ id: line.product.id, now: aProduct(1, product), extras: [], groups: [] }],
    crepas: [],
  };
  const { menu, moment } = menuAt(read, aMoment, scheduledFor);
  return compareLine(line, menu, moment).now !== null;
};

it('what is sold out today can be ordered for tomorrow, and not before', () => {
  const soldOut = { available: false, soldOutUntil: until };
  expect([null, until - 1, until].map((at) => isThere(soldOut, at))).toEqual([false, false, true]);
});

it('an extra, an option and a crepa that are sold out today are there tomorrow', () => {
  const soldOut = { available: false, soldOutUntil: until };
  const read = {
    products: [
      {
        id: productId(1),
        now: aProduct(1),
        extras: [anExtra({ id: 5, ...soldOut })],
        groups: [{ ...aGroup({ options: [anOption(soldOut)] }), ...usualGroupRule }],
      },
    ],
    crepas: [aProduct(2, soldOut)],
  };
  const there = (scheduledFor: number | null) => {
    const { menu, moment } = menuAt(read, aMoment, scheduledFor);
    const options = menu.products.flatMap(({ groups }) => groups).flatMap((group) => group.options);
    return [...menu.products.flatMap(({ extras }) => extras), ...options, ...menu.crepas].map((item) =>
      isAvailable(item, moment),
    );
  };
  expect([null, until - 1, until].map(there)).toEqual([
    [false, false, false],
    [false, false, false],
    [true, true, true],
  ]);
});

it('what the owner has hidden can be ordered for no moment', () => {
  expect(isThere({ available: false }, until)).toBe(false);
});

it('what has hours is judged at the moment of the order', () => {
  const later = { availableFrom: until };
  expect([null, until - 1, until].map((at) => isThere(later, at))).toEqual([false, false, true]);
});

it('an order for as soon as possible has no moment, whatever was chosen before', () => {
  expect(chosenMoment({ isLater: false, scheduledFor: until })).toBeNull();
  expect(chosenMoment({ isLater: true, scheduledFor: until })).toBe(until);
});
