import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, cartTotal, emptyCart } from '../cart/cart.ts';
import type { ChosenOption } from '../cart/chosenGroups.ts';
import type { PricingMenu, RequestedLine } from '../cart/linePricing.ts';
import { buildOrderPayload, withFee } from '../checkout/checkout.ts';
import type { DiscountTerms } from '../discounts/discountCode.ts';
import { categoryId, type Extra, extraId, type ProductId, productId } from '../menu/catalog.ts';
import { type OfferedGroup, type OptionId, optionId } from '../menu/choiceGroups.ts';
import type { Cents } from '../money/money.ts';
import { aChoice, addressDetails, aGroup, aMoment, anAddress, anExtra, aProduct } from '../testing/build.ts';
import { discountFor } from './orderDiscount.ts';
import { availableLines, priceOrder, type RequestedOrder } from './orderPricing.ts';

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
  moment: aMoment,
  product: (id) => products.find((product) => product.id === id),
  extrasOf: () => [nuez, agotado],
  groupsOf: () => [],
  isOption: () => false,
};

const line = (line: Partial<RequestedLine> = {}): RequestedLine => ({
  productId: cajeta.id,
  quantity: 1,
  unitPrice: cajeta.price,
  extras: [],
  crepaIds: [],
  options: [],
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
      discount: 0,
      total: 18_000,
      lines: [{ product: cajeta, quantity: 2, extras: [nuez], crepas: [], groups: [], extrasTotal: 3000 }],
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
        const lines = draft.lines.map((line) => ({ ...line, crepaIds: [], options: [] }));
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
      { product: cajeta, quantity: 1, extras: [], crepas: [], groups: [], extrasTotal: 0 as Cents },
      { product: old, quantity: 3, extras: [agotado], crepas: [], groups: [], extrasTotal: 4_500 as Cents },
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
        discount: 0,
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
      const trio = { product: combo, quantity: 1, extras: [], crepas, groups: [], extrasTotal: 0 as Cents };
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
      {
        product: cajeta,
        quantity: 1,
        extras: [nuez, nuez],
        crepas: [],
        groups: [],
        extrasTotal: 3000 as Cents,
      },
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
    ['notACombo', line({ crepaIds: ids(3) }), 'Cajeta'],
    ['repeatedExtra', line({ extras: [asked(nuez), asked(nuez)] }), 'Cajeta'],
    ['quantity', line({ productId: productId(77), quantity: 51 }), ''],
  ])('names the product of a fault: %s', (code, faulty, name) => {
    expect(priceOrder(menu, order([line({ productId: plain.id }), faulty], 0))).toEqual({
      kind: 'faulty',
      fault: { code, name },
    });
  });

  it('says how many crepas a combo holds when it has another number', () => {
    const faulty = line({ productId: combo.id, crepaIds: ids(1, 3) });
    expect(priceOrder(menu, order([faulty], 0))).toEqual({
      kind: 'faulty',
      fault: { code: 'comboSize', name: 'Combo', comboSize: 3, comboRepeats: false },
    });
  });

  it('prices a combo of two equal crepas where its owner allows them', () => {
    const pair = { ...combo, comboSize: 2, comboRepeats: true };
    const withPair = { ...menu, product: (id: ProductId) => (id === pair.id ? pair : menu.product(id)) };
    const equal = line({ productId: pair.id, unitPrice: pair.price, crepaIds: ids(1, 1) });
    expect(priceOrder(withPair, order([equal], pair.price))).toMatchObject({ kind: 'priced' });
    expect(priceOrder(withPair, order([{ ...equal, crepaIds: ids(1, 1, 1) }], 0))).toMatchObject({
      fault: { code: 'comboSize' },
    });
  });
});

describe('options (extension `grupos`)', () => {
  const size = aGroup({ id: 1, name: 'Tamaño' });
  const [small, large] = [optionId(11), optionId(12)];
  const withGroups = (...groups: OfferedGroup[]): PricingMenu => ({
    ...menu,
    groupsOf: (id) => (id === plain.id ? groups : []),
    isOption: (id) => id < 1000,
  });
  const piece = (id: OptionId, price: number | null = 0, quantity = 1) => ({
    id,
    quantity,
    name: 'Grande',
    price: price as Cents | null,
  });
  const drink = (...options: RequestedLine['options']) =>
    line({ productId: plain.id, unitPrice: plain.price, quantity: 2, options });

  it('are charged for each piece', () => {
    const asked = order([drink(piece(large, 1500))], 2 * (plain.price + 1500));
    expect(priceOrder(withGroups(size), asked)).toMatchObject({
      kind: 'priced',
      lines: [{ extrasTotal: 3000, groups: [{ name: 'Tamaño', options: [{ id: large, price: 1500 }] }] }],
    });
  });

  it.each([
    ['none of a required group', [], { code: 'groupRule', group: 'Tamaño', rule: 'min', limit: 1 }],
    ['two sizes', [piece(small), piece(large)], { code: 'groupRule', rule: 'max', limit: 1 }],
    ['the same option twice', [piece(small), piece(small)], { code: 'repeatedOption' }],
    ["another product's option", [piece(small), piece(optionId(77))], { code: 'foreignOption' }],
  ])('%s are refused', (_, options, fault) => {
    expect(priceOrder(withGroups(size), order([drink(...options)], 1))).toMatchObject({
      kind: 'faulty',
      fault: { name: plain.name, ...fault },
    });
  });

  it('one that is gone, sold out or dearer is told, with what the customer saw', () => {
    const gone = priceOrder(withGroups(size), order([drink(piece(optionId(5000), 1500))], 1));
    expect(gone).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'option', name: 'Grande', before: 1500 }],
    });
    const [one, two = one] = size.options;
    const soldOut = { ...size, options: [{ ...two, soldOutUntil: aMoment.at + 1 }].flatMap((o) => o ?? []) };
    const refused = priceOrder(withGroups(soldOut as OfferedGroup), order([drink(piece(large, 1500))], 1));
    expect(refused).toMatchObject({ kind: 'changed', changes: [{ reason: 'option', before: 1500 }] });
    const dearer = priceOrder(withGroups(size), order([drink(piece(large, 1000))], 1));
    expect(dearer).toMatchObject({ changes: [{ reason: 'option', before: 1000, now: 1500 }] });
  });

  it('another number of included pieces is a change too', () => {
    const before = { ...drink(piece(large, 1500)), extrasTotal: 3000 as Cents };
    const priced = priceOrder(withGroups({ ...size, included: 1 }), order([before], 1));
    expect(priced).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'option', name: plain.name, before: 3000, now: 0 }],
    });
  });

  it('a product without the group takes no options, and a spec client that sends none is told', () => {
    expect(priceOrder(withGroups(), order([drink(piece(large))], 1))).toMatchObject({
      fault: { code: 'foreignOption' },
    });
    expect(priceOrder(withGroups(size), order([drink()], 1))).toMatchObject({ kind: 'faulty' });
  });

  it('a sold line keeps its options at the prices that were agreed', () => {
    const groups = [
      { id: size.id, name: 'Tamaño', included: 0, options: [piece(large, 900) as ChosenOption] },
    ];
    const sold = [
      { product: plain, quantity: 2, extras: [], crepas: [], groups, extrasTotal: 1800 as Cents },
    ];
    const total = 2 * (plain.price + 900);
    const again = drink(piece(large, 900));
    expect(priceOrder(withGroups(size), order([again], total), { sold })).toMatchObject({ kind: 'priced' });
    const other = priceOrder(withGroups(size), order([drink(piece(small, 0))], total), { sold });
    expect(other).toMatchObject({ kind: 'faulty', fault: { code: 'total' } });
  });
});

describe('a code', () => {
  const tenPercent: DiscountTerms = {
    name: 'CREPA10',
    gift: { kind: 'percent', percent: 10 },
    minimum: 0 as Cents,
    fulfilment: null,
    categoryIds: null,
  };
  const seen = (discount: number, total: number, lines = [line()]): RequestedOrder => ({
    ...order(lines, total),
    discount: discount as Cents,
  });
  const price = (requested: RequestedOrder, changes: object = {}) =>
    priceOrder(menu, requested, { discountTerms: tenPercent, ...changes });
  const change = (before: number, now: number) => ({ reason: 'code', before, now });

  it('takes off what the customer saw', () => {
    expect(price(seen(750, 6750))).toMatchObject({ kind: 'priced', discount: 750, total: 6750 });
  });

  it.each([
    ['less', seen(900, 6600), change(900, 750)],
    ['more', seen(0, 7500), change(0, 750)],
  ])('that takes off %s is a change', (_, requested, expected) => {
    expect(price(requested)).toEqual({ kind: 'changed', changes: [expected], total: 6750 });
  });

  it('that does not hold is a change to the whole price', () => {
    const lost = { kind: 'changed', changes: [change(750, 0)], total: 7500 };
    expect(price(seen(750, 6750), { discountTerms: null })).toEqual(lost);
    expect(
      price(seen(750, 6750), {
        fulfilment: 'pickup',
        discountTerms: { ...tenPercent, fulfilment: 'delivery' },
      }),
    ).toEqual(lost);
  });

  it('is told with the other changes, after the fee', () => {
    const quote = () => ({ fee: 2000 as Cents, missing: 0 as Cents });
    const requested = seen(750, 6750, [line({ unitPrice: 7400 as Cents })]);
    expect(price(requested, { quote })).toMatchObject({
      kind: 'changed',
      changes: [{ reason: 'price' }, { reason: 'fee', before: 0, now: 2000 }],
      total: 8750,
    });
    expect(price({ ...requested, discount: 740 as Cents }, { quote })).toMatchObject({
      changes: [{ reason: 'price' }, { reason: 'fee' }, change(740, 750)],
    });
  });

  it('is no reason to deliver less than the minimum, nor to refuse what reaches it', () => {
    const quote = (subtotal: Cents) => ({ fee: 0 as Cents, missing: Math.max(0, 7500 - subtotal) as Cents });
    expect(price(seen(750, 6750), { quote })).toMatchObject({ kind: 'priced' });
    const short = (subtotal: Cents) => ({ ...quote(subtotal), missing: 1 as Cents });
    expect(price(seen(750, 6750), { quote: short })).toEqual({ kind: 'belowMinimum', missing: 1 });
  });

  it('does not hide a total that is wrong', () => {
    expect(price(seen(750, 7500))).toEqual({ kind: 'faulty', fault: { code: 'total' } });
    expect(price({ ...order([line()], 6750) })).toMatchObject({ kind: 'changed' });
  });

  it('of an order that staff change takes off whatever it does, and their total is without it', () => {
    const changed = { ...order([line()], 7500), discount: null };
    expect(price(changed)).toMatchObject({ kind: 'priced', discount: 750, total: 6750 });
    expect(price({ ...changed, total: 6750 as Cents })).toEqual({ kind: 'faulty', fault: { code: 'total' } });
  });

  it('knows the category of a sold line by the menu, and by the line when the product is gone', () => {
    const sold = {
      ...aChoice({ product: { ...cajeta, categoryId: categoryId(99) } }),
      extrasTotal: 0 as Cents,
    };
    const ofCategory = (id: number) => ({ ...tenPercent, categoryIds: [categoryId(id)] });
    const lines = [sold];
    const bought = { lines, fulfilment: 'delivery', fee: 0 as Cents } as const;
    expect(discountFor(menu, ofCategory(cajeta.categoryId), bought)).toBe(750);
    expect(discountFor(menu, ofCategory(99), bought)).toBe(0);
    expect(discountFor({ product: () => undefined }, ofCategory(99), bought)).toBe(750);
    expect(discountFor(menu, null, bought)).toBe(0);
  });
});

describe('the lines of a cart that can be had', () => {
  it('are without those that are gone, faulty or too many, at the prices of the menu', () => {
    const wanted = [
      line({ unitPrice: 1 as Cents }),
      line({ productId: gone.id }),
      line({ productId: productId(77) }),
      line({ productId: combo.id }),
      line({ quantity: 0 }),
      line({ quantity: 49 }),
      line({ quantity: 1 }),
    ];
    const left = availableLines(menu, wanted).map(({ product, quantity }) => [product.price, quantity]);
    expect(left).toEqual([
      [7500, 1],
      [7500, 49],
    ]);
    expect(availableLines(menu, [])).toEqual([]);
  });
});
