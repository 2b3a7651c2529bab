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
const aCombo = (id: number) => aProduct(id, { isCombo: true, isPromoted: true, categoryId: combos });

const menuOf = (...products: readonly Product[]) => ({ products }) as Menu;
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
  expect(idsOf(offeredExtras({ extras } as unknown as Menu))).toEqual([1]);
});
