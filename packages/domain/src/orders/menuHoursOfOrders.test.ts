import { expect, it } from 'vitest';
import { compareLine, type FreshMenu, orderableCart } from '../cart/compareWithMenu.ts';
import type { PricingMenu } from '../cart/linePricing.ts';
import type { MenuMoment, MenuWindow } from '../menu/menuHours.ts';
import type { Cents } from '../money/money.ts';
import { aLine, aMoment, aProduct } from '../testing/build.ts';
import { orderId } from './order.ts';
import { priceOrder } from './orderPricing.ts';
import { reorder } from './reorder.ts';

/** Breakfasts in all that judges an order: the server, the cart and «Pedir otra vez». */

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
const windows: readonly MenuWindow[] = [{ days: everyDay, opens: 8 * 60, closes: 12 * 60 }];
const waffle = aProduct({ id: 1, name: 'Waffle', price: 8500, windows });
const cajeta = aProduct({ id: 2, name: 'Cajeta', price: 7500 });
const combo = aProduct({ id: 9, name: 'Trío', price: 19_900, isCombo: true, isComboEligible: false });
const crepas = [waffle, cajeta, aProduct({ id: 3 })];
const evening = aMoment;
const morning: MenuMoment = { ...aMoment, at: Date.parse('2026-11-21T08:00-06:00') };
const atEight = morning.at;

const priced = (moment: MenuMoment, lines: readonly ReturnType<typeof aLine>[]) => {
  const menu: PricingMenu = {
    moment,
    product: (id) => [...crepas, combo].find((product) => product.id === id),
    extrasOf: () => [],
    groupsOf: () => [],
    isOption: () => false,
  };
  const total = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0) as Cents;
  const requested = lines.map(({ product, quantity, crepas: chosen }) => ({
    productId: product.id,
    quantity,
    unitPrice: product.price,
    extras: [],
    crepaIds: chosen.map(({ id }) => id),
    options: [],
  }));
  return priceOrder(menu, { lines: requested, fee: null, total });
};

it('an order outside of the window is refused with the product and the moment from which it can be had', () => {
  expect(priced(evening, [aLine({ product: waffle }), aLine({ product: cajeta })])).toEqual({
    kind: 'changed',
    changes: [{ productId: waffle.id, reason: 'hours', name: 'Waffle', from: atEight }],
    total: 7500,
  });
  expect(priced(morning, [aLine({ product: waffle })])).toMatchObject({ kind: 'priced', total: 8500 });
});

it('a crepa outside of its window cannot be in a combo', () => {
  const trio = aLine({ product: combo, crepas });
  expect(priced(evening, [trio])).toMatchObject({
    changes: [{ productId: combo.id, reason: 'hours', name: 'Waffle', from: atEight }],
  });
  expect(priced(morning, [trio])).toMatchObject({ kind: 'priced' });
});

it('what is sold out until then can be ordered for a moment after it', () => {
  const menu: PricingMenu = {
    moment: morning,
    product: () => ({ ...cajeta, soldOutUntil: atEight }),
    extrasOf: () => [],
    groupsOf: () => [],
    isOption: () => false,
  };
  const line = {
    productId: cajeta.id,
    quantity: 1,
    unitPrice: cajeta.price,
    extras: [],
    crepaIds: [],
    options: [],
  };
  const order = { lines: [line], fee: null, total: cajeta.price };
  expect(priceOrder(menu, order)).toMatchObject({ kind: 'priced' });
  expect(priceOrder({ ...menu, moment: evening }, order)).toMatchObject({
    changes: [{ reason: 'unavailable', soldOutUntil: atEight }],
  });
});

const menu: FreshMenu = {
  products: [
    { id: waffle.id, now: waffle, extras: [], groups: [] },
    { id: combo.id, now: combo, extras: [], groups: [] },
  ],
  crepas,
};

it('a line of the cart cannot be ordered while its product is outside of its window', () => {
  const line = aLine({ product: { ...waffle, windows: [] }, quantity: 2 });
  const compared = compareLine(line, menu, evening);
  expect(compared).toMatchObject({
    isOnMenu: false,
    now: null,
    changes: [{ reason: 'hours', from: atEight }],
  });
  expect(orderableCart([compared])).toEqual([]);
  expect(compareLine(line, menu, morning)).toMatchObject({
    changes: [],
    now: { quantity: 2 },
  });
});

it('a combo of the cart lacks a crepa that is outside of its window', () => {
  const line = aLine({ product: combo, crepas: crepas.map((crepa) => ({ ...crepa, windows: [] })) });
  expect(compareLine(line, menu, evening)).toMatchObject({ isOnMenu: true, now: null });
  expect(compareLine(line, menu, morning)).toMatchObject({ changes: [] });
});

it('ordering again leaves out what is outside of its window, and says so', () => {
  const lines = [
    { product: waffle, quantity: 1, extras: [], crepas: [], groups: [] },
    { product: combo, quantity: 1, extras: [], crepas, groups: [] },
  ];
  const again = (moment: MenuMoment) => reorder({ id: orderId(1), lines }, menu, moment);
  expect(again(evening)).toMatchObject({
    choices: [],
    incomplete: [{ product: { id: combo.id } }],
    missing: [
      { name: 'Waffle', reason: 'hours' },
      { name: 'Waffle', reason: 'hours' },
    ],
  });
  expect(again(morning)).toMatchObject({ missing: [], incomplete: [] });
});

it('ordering again has what is outside of its window where the shop takes orders for later, and says so', () => {
  const lines = [
    { product: waffle, quantity: 1, extras: [], crepas: [], groups: [] },
    { product: cajeta, quantity: 1, extras: [], crepas: [], groups: [] },
    { product: combo, quantity: 1, extras: [], crepas, groups: [] },
  ];
  const products = [...menu.products, { id: cajeta.id, now: null, extras: [], groups: [] }];
  const again = reorder(
    { id: orderId(1), lines },
    { ...menu, products },
    { ...evening, lastMoment: atEight + 86_400_000 },
  );
  expect(again).toEqual({
    choices: [
      { product: waffle, quantity: 1, extras: [], crepas: [], groups: [] },
      { product: combo, quantity: 1, extras: [], crepas, groups: [] },
    ],
    incomplete: [],
    missing: [
      { name: 'Waffle', reason: 'later' },
      { name: cajeta.name, reason: 'gone' },
      { name: 'Waffle', reason: 'later' },
    ],
  });
});
