import {
  blankProduct,
  type Cents,
  categoryId,
  type Extra,
  extraId,
  type Product,
  productId,
} from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { type Menu, productsIn } from './menu.ts';
import {
  availableIn,
  offeredCrepas,
  offeredExtras,
  offeredProducts,
  promotedProducts,
  soldOutProducts,
} from './offer.ts';

const crepas = categoryId(1);
const combos = categoryId(2);
const moment = { at: Date.parse('2026-11-16T19:00:00-06:00'), timeZone: 'America/Mexico_City' };
const tomorrow = Date.parse('2026-11-17T05:00:00-06:00');

const aProduct = (id: number, changes: Partial<Product> = {}): Product => ({
  ...blankProduct,
  id: productId(id),
  name: `Producto ${id}`,
  price: 6_500 as Cents,
  categoryId: crepas,
  ...changes,
});
const aCrepa = (id: number, changes: Partial<Product> = {}) =>
  aProduct(id, { isComboEligible: true, ...changes });
const aCombo = (id: number, changes: Partial<Product> = {}) =>
  aProduct(id, { isCombo: true, isPromoted: true, categoryId: combos, ...changes });

const menuOf = (...products: readonly Product[]) =>
  ({ products, categories: [], groups: [], usesOf: new Map(), moment }) as unknown as Menu;
const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id);

describe('a combo of three crepas', () => {
  const combo = aCombo(9);

  it('is offered while three crepas may be chosen', () => {
    const menu = menuOf(aCrepa(1), aCrepa(2), aCrepa(3), combo);
    expect(idsOf(offeredProducts(menu))).toEqual([1, 2, 3, 9]);
    expect(idsOf(availableIn(menu, combos))).toEqual([9]);
    expect(idsOf(promotedProducts(menu))).toEqual([9]);
  });

  it.each([
    ['is hidden', aCrepa(3, { available: false })],
    ['is sold out', aCrepa(3, { soldOutUntil: tomorrow })],
    ['may not be in a combo', aProduct(3)],
  ])('is left out when the third crepa %s', (_, third) => {
    const menu = menuOf(aCrepa(1), aCrepa(2), third, combo);
    expect(idsOf(offeredProducts(menu))).not.toContain(9);
    expect(idsOf(availableIn(menu, combos))).toEqual([]);
    expect(idsOf(promotedProducts(menu))).toEqual([]);
    // Single crepas are sold all the same.
    expect(idsOf(availableIn(menu, crepas))).toEqual(expect.arrayContaining([1, 2]));
    expect(idsOf(offeredCrepas(menu))).toEqual([1, 2]);
  });
});

it.each([
  ['of two', { comboSize: 2 }, [aCrepa(1), aCrepa(2)], true],
  ['of two', { comboSize: 2 }, [aCrepa(1)], false],
  ['of five', { comboSize: 5 }, [1, 2, 3, 4].map((id) => aCrepa(id)), false],
  ['of five that may be the same', { comboSize: 5, comboRepeats: true }, [aCrepa(1)], true],
  ['of five that may be the same', { comboSize: 5, comboRepeats: true }, [], false],
])('a combo %s is offered while there are crepas for it', (_, rule, chosen, isOffered) => {
  const ids = idsOf(offeredProducts(menuOf(...chosen, aCombo(9, rule))));
  expect(ids.includes(9)).toBe(isOffered);
});

describe('a product that is sold out until tomorrow, or hidden', () => {
  const menu = menuOf(
    aProduct(1, { isPromoted: true }),
    aProduct(2, { isPromoted: true, soldOutUntil: tomorrow }),
    aProduct(3, { isPromoted: true, soldOutUntil: tomorrow, available: false }),
    aProduct(4, { isPromoted: true, available: false }),
    aProduct(5, { categoryId: combos }),
  );

  it('is left out for customers, and listed in its category for staff', () => {
    expect(idsOf(offeredProducts(menu))).toEqual([1, 5]);
    expect(idsOf(promotedProducts(menu))).toEqual([1]);
    expect(idsOf(availableIn(menu, crepas))).toEqual([1]);
    expect(idsOf(productsIn(menu, crepas))).toEqual([1, 2, 3, 4]);
  });

  it('is listed as sold out, unless it is hidden', () => {
    expect(idsOf(soldOutProducts(menu))).toEqual([2]);
  });
});

it('an extra is offered unless it is hidden or sold out', () => {
  const anExtra = (id: number, changes: Partial<Extra> = {}): Extra => ({
    id: extraId(id),
    name: 'Nuez',
    description: '',
    price: 1_500 as Cents,
    available: true,
    ...changes,
  });
  const extras = [anExtra(1), anExtra(2, { available: false }), anExtra(3, { soldOutUntil: tomorrow })];
  expect(idsOf(offeredExtras({ extras, moment }))).toEqual([1]);
});

describe('a product outside of its windows', () => {
  const breakfast = { days: [1, 2, 3, 4, 5], opens: 8 * 60, closes: 12 * 60 } as const;
  const late = { ...breakfast, opens: 18 * 60, closes: 23 * 60 };
  const atEight = Date.parse('2026-11-17T08:00:00-06:00');

  it('stays in view, with the moment from which it can be had', () => {
    const menu = menuOf(aProduct(1, { windows: [breakfast] }), aProduct(2, { windows: [late] }));
    expect(availableIn(menu, crepas).map(({ availableFrom }) => availableFrom)).toEqual([atEight, undefined]);
  });

  it('without windows of its own it has those of its category', () => {
    const menu = {
      ...menuOf(aProduct(1), aProduct(2, { windows: [late] })),
      categories: [{ id: crepas, name: 'Desayunos', windows: [breakfast] }],
    };
    const shown = offeredProducts(menu).map(({ windows, availableFrom }) => [windows, availableFrom]);
    expect(shown).toEqual([
      [[breakfast], atEight],
      [[late], undefined],
    ]);
  });

  it('a combo can be had from when three crepas can; without three in sight it is left out', () => {
    const two = [aCrepa(1), aCrepa(2), aCombo(9)];
    const fromOf = (...third: Product[]) =>
      offeredProducts(menuOf(...two, ...third)).flatMap(({ isCombo, availableFrom }) =>
        isCombo ? [availableFrom ?? 'now'] : [],
      );
    expect(fromOf(aCrepa(3, { windows: [late] }))).toEqual(['now']);
    expect(fromOf(aCrepa(3, { windows: [breakfast] }))).toEqual([atEight]);
    expect(fromOf(aCrepa(3, { windows: [breakfast], soldOutUntil: tomorrow }))).toEqual([]);
    expect(idsOf(offeredCrepas(menuOf(...two, aCrepa(3, { windows: [breakfast] }))))).toEqual([1, 2, 3]);
  });

  it('crepas whose hours never meet make no combo', () => {
    const alone = menuOf(
      aCrepa(1),
      aCrepa(2, { windows: [breakfast] }),
      aCrepa(3, { windows: [late] }),
      aCombo(9),
    );
    expect(idsOf(offeredProducts(alone))).toEqual([1, 2, 3]);
  });

  it('a combo with hours of its own is left out while fewer than three crepas can be had', () => {
    const combo = { ...aCombo(9), windows: [late] };
    const menu = menuOf(aCrepa(1), aCrepa(2), aCrepa(3, { windows: [breakfast] }), combo);
    expect(idsOf(offeredProducts(menu))).toEqual([1, 2, 3]);
  });
});
