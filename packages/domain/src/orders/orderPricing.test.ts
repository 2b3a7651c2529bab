import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, cartTotal, emptyCart } from '../cart/cart.ts';
import type { PricingMenu, RequestedLine } from '../cart/linePricing.ts';
import { buildOrderPayload, withFee } from '../checkout/checkout.ts';
import { type Extra, extraId, productId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import { aChoice, addressDetails, anAddress, anExtra, aProduct } from '../testing/build.ts';
import { priceOrder, type RequestedOrder } from './orderPricing.ts';

const cajeta = aProduct({ id: 1, name: 'Cajeta', price: 7500 });
const gone = aProduct({ id: 2, name: 'Mango', available: false });
const combo = aProduct({ id: 9, name: 'Combo', price: 19_900, isCombo: true, isComboEligible: false });
const plain = aProduct({ id: 5, name: 'Agua', isComboEligible: false });
// The shop may have marked a combo as a crepa to choose.
const otherCombo = aProduct({ id: 10, name: 'Dúo', isCombo: true });
const products = [cajeta, gone, combo, otherCombo, plain, aProduct({ id: 3 }), aProduct({ id: 4 })];
const nuez = anExtra({ id: 1, name: 'Nuez', price: 1500 });
const agotado = anExtra({ id: 2, name: 'Mora', available: false });

const menu: PricingMenu = {
  product: (id) => products.find((product) => product.id === id),
  extrasOf: () => [nuez, agotado],
};

const line = (line: Partial<RequestedLine> = {}): RequestedLine => ({
  productId: cajeta.id,
  quantity: 1,
  unitPrice: cajeta.price,
  extras: [],
  crepaIds: [],
  ...line,
});
const order = (lines: RequestedLine[], total: number): RequestedOrder => ({
  lines,
  fee: 0 as Cents,
  total: total as Cents,
});
const asked = ({ id, name, price }: Extra) => ({ id, name, price });
const ids = (...all: number[]) => all.map(productId);

describe("the shop's own arithmetic (decision O6)", () => {
  it('accepts an order that matches the menu', () => {
    const priced = priceOrder(menu, order([line({ quantity: 2, extras: [asked(nuez)] })], 18_000));
    expect(priced).toEqual({
      kind: 'priced',
      fee: 0,
      total: 18_000,
      lines: [{ product: cajeta, quantity: 2, extras: [nuez], crepas: [], extrasTotal: 3000 }],
    });
  });

  it('accepts every order that the store drafts', () => {
    const honest = fc.array(
      fc.record({
        product: fc.constantFrom(cajeta, plain),
        quantity: fc.integer({ min: 1, max: 5 }),
        extras: fc.subarray([nuez]),
        crepas: fc.constant([]),
      }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(honest, fc.nat(9_900) as fc.Arbitrary<Cents>, (choices, fee) => {
        const cart = choices.map((choice) => aChoice(choice)).reduce(addToCart, emptyCart);
        const draft = withFee(
          buildOrderPayload(cart, { fulfilment: 'delivery', saved: anAddress(), details: addressDetails() }),
          fee,
        );
        const lines = draft.lines.map((line) => ({ ...line, crepaIds: [] }));
        const quote = () => ({ fee, missing: 0 as Cents });
        expect(priceOrder(menu, { lines, fee, total: draft.total }, { quote })).toMatchObject({
          kind: 'priced',
          fee,
          total: cartTotal(cart) + fee,
        });
      }),
    );
  });

  it('charges no delivery for an order that lost all its lines', () => {
    const lost = { ...order([line({ productId: gone.id })], 10_000), fee: 2_500 as Cents };
    const quote = () => ({ fee: 2_500 as Cents, missing: 0 as Cents });
    expect(priceOrder(menu, lost, { quote })).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'unavailable' }, { reason: 'fee', before: 2_500, now: 0 }],
      total: 0,
    });
  });

  it.each([
    [
      'a new price',
      line({ unitPrice: 7000 as Cents }),
      { reason: 'price', name: 'Cajeta', before: 7000, now: 7500 },
    ],
    ['a product that is out', line({ productId: gone.id }), { reason: 'unavailable', name: 'Mango' }],
    ['a product that is gone', line({ productId: productId(77) }), { reason: 'deleted', name: '' }],
    [
      'a crepa that is gone',
      line({ productId: combo.id, unitPrice: combo.price, crepaIds: ids(1, 3, 77) }),
      { reason: 'deleted', name: '' },
    ],
    ['an extra that is out', line({ extras: [asked(agotado)] }), { reason: 'extra', name: 'Mora' }],
    [
      'an extra of another product',
      line({ extras: [asked(anExtra({ id: 8, name: 'Tocino' }))] }),
      { reason: 'extra', name: 'Tocino' },
    ],
    [
      'a new price of an extra',
      line({ extras: [{ ...asked(nuez), price: 1000 as Cents }] }),
      { reason: 'extra', before: 1000, now: 1500 },
    ],
    [
      'an unavailable crepa',
      line({ productId: combo.id, unitPrice: combo.price, crepaIds: ids(1, 3, 2) }),
      { reason: 'unavailable', name: 'Mango' },
    ],
    [
      'a crepa no longer for combos',
      line({ productId: combo.id, unitPrice: combo.price, crepaIds: ids(1, 3, 5) }),
      { reason: 'unavailable', name: 'Agua' },
    ],
  ])('reports to the customer %s', (_, asked, change) => {
    expect(priceOrder(menu, order([asked], 1))).toMatchObject({
      kind: 'changed',
      changes: [{ productId: asked.productId, ...change }],
    });
  });

  const charged = (fee: number, missing = 0) => ({
    quote: () => ({ fee: fee as Cents, missing: missing as Cents }),
  });

  it('reports a fee that has changed, and a new total with it', () => {
    expect(priceOrder(menu, order([line()], 7_500), charged(2_500))).toEqual({
      kind: 'changed',
      changes: [{ reason: 'fee', before: 0, now: 2_500 }],
      total: 10_000,
    });
  });

  it('counts whatever delivery costs for a request that says nothing of it', () => {
    const asked = { ...order([line()], 10_000), fee: null };
    expect(priceOrder(menu, asked, charged(2_500))).toMatchObject({ kind: 'priced', fee: 2_500 });
  });

  it('refuses products below the minimum, after their own changes', () => {
    expect(priceOrder(menu, order([line()], 7_500), charged(2_500, 1))).toEqual({
      kind: 'belowMinimum',
      missing: 1,
    });
    const cheaper = order([line({ unitPrice: 1 as Cents })], 1);
    expect(priceOrder(menu, cheaper, charged(0, 1))).toMatchObject({ kind: 'changed' });
  });

  describe('of an order that changes', () => {
    // At the price of then, and no longer on the menu.
    const old = aProduct({ id: 77, name: 'Higo', price: 6_000 });
    const sold = [
      { product: cajeta, quantity: 1, extras: [], crepas: [], extrasTotal: 0 as Cents },
      { product: old, quantity: 3, extras: [agotado], crepas: [], extrasTotal: 4_500 as Cents },
    ];
    const again = (changed: Partial<RequestedLine> = {}) =>
      line({ productId: old.id, unitPrice: old.price, quantity: 3, extras: [asked(agotado)], ...changed });

    it.each([
      [3, 22_500],
      [1, 7_500],
    ])('%i of a sold line keep its price', (quantity, total) => {
      expect(priceOrder(menu, order([again({ quantity })], total), { sold })).toEqual({
        kind: 'priced',
        fee: 0,
        total,
        lines: [{ ...sold[1], quantity, extrasTotal: 1_500 * quantity }],
      });
    });

    it.each([
      ['more of them', again({ quantity: 4 })],
      ['another extra', again({ extras: [asked(nuez)] })],
      ['one extra more', again({ extras: [asked(agotado), asked(nuez)] })],
      ['no extra', again({ extras: [] })],
      ['another price', again({ unitPrice: 1 as Cents })],
      ['another price of an extra', again({ extras: [{ ...asked(agotado), price: 1 as Cents }] })],
      ['other crepas', again({ crepaIds: ids(1, 3, 4) })],
    ])('%s are sold by the menu of now', (_, line) => {
      expect(priceOrder(menu, order([line], 1), { sold })).toMatchObject({
        kind: 'changed',
        changes: [{ reason: 'deleted' }],
      });
    });

    it('a sold line is kept once, and none of them is no piece of it', () => {
      expect(priceOrder(menu, order([again(), again()], 45_000), { sold })).toMatchObject({
        kind: 'changed',
      });
      expect(priceOrder(menu, order([again({ quantity: 0 })], 0), { sold })).toMatchObject({
        kind: 'faulty',
        fault: { code: 'quantity' },
      });
      expect(priceOrder(menu, order([line(), again()], 30_000), { sold })).toMatchObject({ kind: 'priced' });
    });

    it('a sold combo keeps its crepas, in any order', () => {
      const crepas = [cajeta, gone, old];
      const trio = { product: combo, quantity: 1, extras: [], crepas, extrasTotal: 0 as Cents };
      const lines = (...crepaIds: number[]) => [
        line({ productId: combo.id, unitPrice: combo.price, crepaIds: ids(...crepaIds) }),
      ];
      const priced = priceOrder(menu, order(lines(77, 1, 2), 19_900), { sold: [trio] });
      expect(priced).toMatchObject({ kind: 'priced', lines: [{ crepas }] });
      const other = priceOrder(menu, order(lines(77, 1, 3), 19_900), { sold: [trio] });
      expect(other).toMatchObject({ kind: 'changed' });
    });
  });

  it('a line that repeats an extra or a crepa is not taken for a sold one', () => {
    const two = [nuez, anExtra({ id: 3, price: 1500 })];
    const sold = [
      { product: cajeta, quantity: 1, extras: [nuez, nuez], crepas: [], extrasTotal: 3000 as Cents },
    ];
    const lines = [line({ extras: two.map(asked) })];
    const wide: PricingMenu = { ...menu, extrasOf: () => two };
    expect(priceOrder(wide, order(lines, 10_500), { sold })).toMatchObject({ lines: [{ extras: two }] });
  });

  it('accepts a combo of three eligible crepas, and records them', () => {
    const lines = [line({ productId: combo.id, unitPrice: combo.price, crepaIds: ids(4, 1, 3) })];
    const priced = priceOrder(menu, order(lines, 19_900));
    expect(priced).toMatchObject({ kind: 'priced', lines: [{ crepas: [{ id: 4 }, { id: 1 }, { id: 3 }] }] });
  });

  it('accepts fifty of a line, and two different extras', () => {
    const cheap = { ...asked(nuez), id: extraId(3), price: 0 as Cents };
    const wide: PricingMenu = { ...menu, extrasOf: () => [nuez, anExtra({ id: 3, price: 0 })] };
    const lines = [line({ quantity: 50, extras: [asked(nuez), cheap] })];
    expect(priceOrder(wide, order(lines, 450_000))).toMatchObject({ kind: 'priced', total: 450_000 });
  });

  it('omits a missing crepa and a missing extra from the new total', () => {
    const lines = [line({ extras: [asked(agotado), asked(nuez)] })];
    expect(priceOrder(menu, order(lines, 1))).toMatchObject({ kind: 'changed', total: 9000 });
  });

  it('does not count a combo that lost a crepa', () => {
    const lines = [
      line({ productId: combo.id, unitPrice: combo.price, crepaIds: ids(1, 3, 77) }),
      line({ unitPrice: 1 as Cents }),
    ];
    const priced = priceOrder(menu, order(lines, 1));
    expect(priced).toMatchObject({ kind: 'changed', total: 7_500 });
  });

  it('sends the new total with the changes', () => {
    const lines = [line({ unitPrice: 1 as Cents, quantity: 2 }), line({ productId: gone.id })];
    expect(priceOrder(menu, order(lines, 2))).toMatchObject({ kind: 'changed', total: 15_000 });
  });

  it.each([
    ['noLines', order([], 0)],
    ['quantity', order([line({ quantity: 0 })], 0)],
    ['quantity', order([line({ quantity: 51 })], 0)],
    ['quantity', order([line({ quantity: 50 }), line()], 382_500)],
    ['quantity', order([line({ quantity: 1.5 })], 0)],
    ['comboSize', order([line({ productId: combo.id, crepaIds: ids(1, 3) })], 0)],
    ['comboSize', order([line({ productId: combo.id, crepaIds: ids(1, 3, 3) })], 0)],
    ['comboSize', order([line({ productId: combo.id, crepaIds: ids(1, 1, 1, 1, 1, 1, 3, 4) })], 0)],
    ['comboSize', order([line({ productId: combo.id, crepaIds: ids(1, 3, 4, 4) })], 0)],
    ['ownCrepa', order([line({ productId: combo.id, crepaIds: ids(1, 3, 9) })], 0)],
    ['ownCrepa', order([line({ productId: combo.id, crepaIds: ids(1, 3, 10) })], 0)],
    ['notACombo', order([line({ crepaIds: ids(3) })], 0)],
    ['repeatedExtra', order([line({ extras: [asked(nuez), asked(nuez)] })], 0)],
    ['total', order([line()], 7499)],
  ])('refuses with %s an order that no screen sends', (code, faulty) => {
    expect(priceOrder(menu, faulty)).toMatchObject({ kind: 'faulty', fault: { code } });
  });

  it.each([
    ['quantity', line({ quantity: 51 }), 'Cajeta'],
    ['comboSize', line({ productId: combo.id, crepaIds: ids(1, 3) }), 'Combo'],
    ['notACombo', line({ crepaIds: ids(3) }), 'Cajeta'],
    ['repeatedExtra', line({ extras: [asked(nuez), asked(nuez)] }), 'Cajeta'],
    ['quantity', line({ productId: productId(77), quantity: 51 }), ''],
  ])('names the product of a fault: %s', (code, faulty, name) => {
    expect(priceOrder(menu, order([line({ productId: plain.id }), faulty], 0))).toEqual({
      kind: 'faulty',
      fault: { code, name },
    });
  });
});
