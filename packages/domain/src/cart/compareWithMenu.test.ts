import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extra, Product } from '../menu/catalog.ts';
import type { OfferedGroup } from '../menu/choiceGroups.ts';
import type { Cents } from '../money/money.ts';
import { aChoice, aLine, aMoment, anExtra, aProduct } from '../testing/build.ts';
import { type Cart, type CartLine, cartTotal } from './cart.ts';
import {
  compareLine as compareAt,
  type FreshMenu,
  orderableCart,
  refreshCart as refreshAt,
} from './compareWithMenu.ts';

const crepas = [aProduct({ id: 2 }), aProduct({ id: 3 }), aProduct({ id: 4 })];
const combo = aProduct({ id: 9, isCombo: true });

type Menu = {
  products?: readonly Product[];
  extras?: readonly Extra[];
  crepas?: readonly Product[];
  groups?: readonly OfferedGroup[];
};

/** The menu was queried for products 1 and 9. */
const compareLine = (line: CartLine, menu: FreshMenu) => compareAt(line, menu, aMoment);
const refreshCart = (cart: Cart, menu: FreshMenu) => refreshAt(cart, menu, aMoment);

const aMenu = ({ products = [], extras = [], crepas = [], groups = [] }: Menu): FreshMenu => {
  const asked = [aProduct(), combo];
  return {
    products: asked.map(({ id }) => ({
      id,
      now: products.find((product) => product.id === id) ?? null,
      extras,
      groups,
    })),
    crepas,
  };
};

describe("a line compared with today's menu", () => {
  it('finds no difference when nothing changed', () => {
    const line = aLine({ extras: [anExtra()] });
    const menu = aMenu({ products: [aProduct()], extras: [anExtra()] });
    expect(compareLine(line, menu)).toMatchObject({ changes: [], now: { product: { id: 1 } } });
  });

  it('reports a new price, and the new total', () => {
    const compared = compareLine(aLine({ quantity: 2 }), aMenu({ products: [aProduct({ price: 9500 })] }));
    expect(compared).toEqual({
      changes: [{ productId: 1, reason: 'price', name: 'Crepa 1', before: 8500, now: 9500 }],
      isOnMenu: true,
      now: aChoice({ quantity: 2, product: aProduct({ price: 9500 }) }),
    });
  });

  it.each([
    ['gone from the menu', [], { reason: 'deleted', name: '' }],
    [
      'sold out until tomorrow',
      [aProduct({ available: false, soldOutUntil: 7 })],
      { reason: 'unavailable', name: 'Crepa 1', soldOutUntil: 7 },
    ],
    ['not available today', [aProduct({ available: false })], { reason: 'unavailable', name: 'Crepa 1' }],
  ])('is not available when its product is %s', (_, products, change) => {
    expect(compareLine(aLine(), aMenu({ products }))).toEqual({
      changes: [{ productId: 1, ...change }],
      isOnMenu: false,
      now: null,
    });
  });

  it('reports an extra that costs more, and one that is gone', () => {
    const line = aLine({ extras: [anExtra(), anExtra({ id: 2 })] });
    const menu = aMenu({ products: [aProduct()], extras: [anExtra({ price: 2000 })] });
    expect(compareLine(line, menu)).toMatchObject({
      changes: [
        { reason: 'extra', name: 'Extra 1', before: 1500, now: 2000 },
        { reason: 'extra', name: 'Extra 2', before: 1500 },
      ],
      now: { extras: [{ id: 1, price: 2000 }] },
    });
  });

  it('names the missing crepa of a combo, which is not available without it', () => {
    const line = aLine({ product: combo, crepas });
    expect(compareLine(line, aMenu({ products: [combo], crepas }))).toMatchObject({ changes: [] });
    expect(compareLine(line, aMenu({ products: [combo], crepas: crepas.slice(1) }))).toEqual({
      changes: [{ productId: 9, reason: 'unavailable', name: 'Crepa 2' }],
      isOnMenu: true,
      now: null,
    });
  });

  it('says how many crepas a combo holds now, for the customer to choose again', () => {
    const line = aLine({ product: combo, crepas });
    const compared = compareLine(line, aMenu({ products: [{ ...combo, comboSize: 2 }], crepas }));
    expect(compared).toEqual({
      changes: [{ productId: 9, reason: 'comboSize', name: combo.name, comboSize: 2 }],
      isOnMenu: true,
      now: null,
    });
  });

  it('takes a crepa on the list as eligible', () => {
    const unmarked = crepas.map((crepa) => ({ ...crepa, isComboEligible: false }));
    const line = aLine({ product: combo, crepas: unmarked });
    expect(compareLine(line, aMenu({ products: [combo], crepas: unmarked })).changes).toEqual([]);
  });

  it('does not compare a product that was not queried', () => {
    const line = aLine({ product: aProduct({ id: 5 }) });
    expect(compareLine(line, aMenu({}))).toEqual({
      changes: [],
      isOnMenu: true,
      now: line,
    });
  });
});

describe('a cart after the customer accepted the changes', () => {
  it('omits an extra that is no longer offered, and merges equal lines', () => {
    const cart = [aLine(), aLine({ extras: [anExtra()] })];
    expect(refreshCart(cart, aMenu({ products: [aProduct()] }))).toEqual([aLine({ quantity: 2 })]);
  });

  it('keeps a combo that lost a crepa, for the customer to choose another', () => {
    const cart = [aLine({ product: combo, crepas })];
    const menu = aMenu({ products: [combo], crepas: crepas.slice(1) });
    expect(refreshCart(cart, menu)).toEqual(cart);
  });

  it('omits what is no longer available', () => {
    expect(refreshCart([aLine()], aMenu({}))).toEqual([]);
  });

  it('reports no more changes, and costs what the first report said', () => {
    const price = fc.integer({ min: 0, max: 20_000 });
    const product = fc.record({ price, available: fc.boolean() });
    fc.assert(
      fc.property(product, product, price, fc.boolean(), (seen, today, extraPrice, isOffered) => {
        const extra = anExtra();
        const cart = [
          aLine({ product: aProduct({ price: seen.price }), quantity: 49 }),
          aLine({ product: aProduct({ price: seen.price }), quantity: 2, extras: [extra] }),
        ];
        const menu = aMenu({
          products: [aProduct(today)],
          extras: isOffered ? [{ ...extra, price: extraPrice as Cents }] : [],
        });
        const fresh = refreshCart(cart, menu);
        expect(cartTotal(fresh)).toBe(cartTotal(orderableCart(cart.map((line) => compareLine(line, menu)))));
        for (const line of fresh) expect(compareLine(line, menu).changes).toEqual([]);
      }),
    );
  });
});

it('limits merged lines to the limit of one line (decision O13)', () => {
  const cart = [aLine({ quantity: 30 }), aLine({ quantity: 30, extras: [anExtra()] })];
  const fresh = refreshCart(cart, aMenu({ products: [aProduct()] }));
  expect(fresh.map(({ quantity }) => quantity)).toEqual([50]);
});
