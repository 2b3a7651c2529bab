import {
  blankProduct,
  type Cart,
  type Cents,
  cartTotal,
  changeQuantity,
  chosenGroups,
  type Extra,
  extraId,
  extrasTotal,
  lineTotal,
  type OfferedGroup,
  type OrderDetailLine,
  optionId,
  orderId,
  type PricedOrder,
  priceOrder,
  productId,
  replaceLine,
} from '@crepas/domain';
import { aGroup, anOption } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { chargedLines, formOfOrder } from './agreedPrices.ts';

const anExtra = (id: number, name: string, price: number): Extra => ({
  id: extraId(id),
  name,
  description: '',
  price: price as Cents,
  available: true,
});
const [fresas, platano] = [anExtra(1, 'Fresas', 1_800), anExtra(2, 'Plátano', 1_500)];
const frutos = {
  ...blankProduct,
  id: productId(4),
  name: 'Frutos rojos',
  price: 12_500 as Cents,
};
const detail: OrderDetailLine = {
  id: 1,
  imageUrl: '',
  productName: 'Frutos rojos',
  productId: frutos.id,
  unitPrice: frutos.price,
  quantity: 3,
  crepas: [],
  groups: [],
  extras: [fresas, platano],
  extrasTotal: 9_900 as Cents,
};

const linesOf = (line: OrderDetailLine): Cart =>
  formOfOrder({
    id: orderId(7),
    total: 47_400 as Cents,
    placedAt: null,
    stage: 'accepted',
    minutes: null,
    reason: null,
    delivery: {
      customerName: null,
      phone: '5512345678',
      fulfilment: 'delivery',
      deliveryAddress: 'Colima 5',
      payment: 'cash',
      position: null,
      cashGiven: null,
      note: null,
    },
    lines: [line],
  })?.lines ?? [];

/** What the form shows after a change, and what the server says to it. */
function saved(change: (sold: Cart) => Cart, now = { product: frutos, extras: [fresas, platano] }) {
  const sold = linesOf(detail);
  const today = [{ id: frutos.id, now: now.product, extras: now.extras, groups: [] }];
  const lines = chargedLines(change(sold), sold, today);
  const total = cartTotal(lines);
  const answer: PricedOrder = priceOrder(
    {
      moment: { at: 0, timeZone: 'America/Mexico_City' },
      product: () => now.product,
      extrasOf: () => now.extras,
      groupsOf: () => [],
      isOption: () => false,
    },
    {
      lines: lines.map(({ product, quantity, extras }) => ({
        productId: product.id,
        quantity,
        unitPrice: product.price,
        extras,
        crepaIds: [],
        options: [],
      })),
      fee: null,
      total,
    },
    {
      sold: [
        {
          product: frutos,
          quantity: 3,
          extras: [fresas, platano],
          crepas: [],
          groups: [],
          extrasTotal: detail.extrasTotal,
        },
      ],
    },
  );
  return [total, answer.kind];
}

const withExtras =
  (...ids: readonly Extra[]) =>
  (cart: Cart): Cart =>
    cart.reduce(
      (before, line) =>
        replaceLine(before, line.key, {
          ...line,
          extras: line.extras.filter(({ id }) => ids.some((extra) => extra.id === id)),
        }),
      cart,
    );
const inNumber =
  (quantity: number) =>
  (cart: Cart): Cart =>
    cart.reduce((before, { key }) => changeQuantity(before, key, () => quantity), cart);

it('the sum follows each extra, and the server agrees', () => {
  expect(saved((sold) => sold)).toEqual([47_400, 'priced']);
  expect(saved(withExtras(platano))).toEqual([42_000, 'priced']);
  expect(saved(withExtras(fresas))).toEqual([42_900, 'priced']);
  expect(saved(withExtras())).toEqual([37_500, 'priced']);
  expect(saved(inNumber(4))).toEqual([63_200, 'priced']);
});

it('what was agreed stays in a smaller number, and the rest has the prices of today', () => {
  const dearer = {
    product: { ...frutos, price: 13_000 as Cents },
    extras: [fresas, { ...platano, price: 2_000 as Cents }],
  };
  expect(saved((sold) => sold, dearer)).toEqual([47_400, 'priced']);
  expect(saved(inNumber(2), dearer)).toEqual([31_600, 'priced']);
  expect(saved(inNumber(4), dearer)).toEqual([67_200, 'priced']);
  expect(saved(withExtras(platano), dearer)).toEqual([45_000, 'priced']);
  // Taken off and chosen again, it is what was ordered.
  const chosenAgain = (sold: Cart) =>
    sold.map((line) => ({ ...line, product: dearer.product, extras: dearer.extras }));
  expect(saved(chosenAgain, dearer)).toEqual([47_400, 'priced']);
});

it('what the menu no longer has is refused by the server', () => {
  expect(saved(withExtras(platano), { product: frutos, extras: [] })[1]).toBe('changed');
  expect(saved(withExtras(platano), { product: { ...frutos, available: false }, extras: [] })[1]).toBe(
    'changed',
  );
});

it('an extra whose name has a comma is shown with its whole name', () => {
  const extras = [fresas, { id: platano.id, name: 'Nuez, tostada' }];
  const names = linesOf({ ...detail, extras })[0]?.extras.map(({ name }) => name);
  expect(names).toEqual(['Fresas', 'Nuez, tostada']);
});

const [chico, grande] = [
  anOption({ id: 11, name: 'Chico' }),
  anOption({ id: 12, name: 'Grande', price: 1_500 }),
];
const [cajeta, nuez] = [anOption({ id: 21, price: 1_000 }), anOption({ id: 22, price: 2_500 })];
const sizes = aGroup({ id: 1, name: 'Tamaño', options: [chico, grande] });
const sauces = aGroup({
  id: 2,
  name: 'Salsas',
  min: 0,
  max: 3,
  included: 1,
  perOption: 2,
  options: [cajeta, nuez],
});

/** Two large ones with both sauces, of which the cheapest is included, and two extras: $125.00 and $15.00 + $25.00 + $33.00 each. */
const agreedGroups = [
  { name: 'Tamaño', options: [{ id: grande.id, name: 'Grande', quantity: 1, price: 1_500 as Cents }] },
  {
    name: 'Salsas',
    included: 1,
    options: [
      { id: cajeta.id, name: 'Cajeta', quantity: 1, price: 1_000 as Cents },
      { id: nuez.id, name: 'Nuez', quantity: 1, price: 2_500 as Cents },
    ],
  },
];
const agreed: OrderDetailLine = {
  ...detail,
  quantity: 2,
  groups: agreedGroups,
  extrasTotal: 14_600 as Cents,
};

const wanting = (...ids: readonly number[]) => ids.map((id) => ({ id: optionId(id), quantity: 1 }));

/** What a line of these options costs after a change by staff, and what the server says to it. */
function savedWithOptions(change: (sold: Cart) => Cart, groups: readonly OfferedGroup[] = [sizes, sauces]) {
  const sold = linesOf(agreed);
  const extras = [fresas, platano];
  const lines = chargedLines(change(sold), sold, [{ id: frutos.id, now: frutos, extras, groups }]);
  const total = cartTotal(lines);
  const options = chosenGroups([sizes, sauces], wanting(12, 21, 22));
  const made = { product: frutos, quantity: 2, extras, crepas: [], groups: options };
  const answer = priceOrder(
    {
      moment: { at: 0, timeZone: 'America/Mexico_City' },
      product: () => frutos,
      extrasOf: () => extras,
      groupsOf: () => groups,
      isOption: (id) => groups.some(({ options }) => options.some((one) => one.id === id)),
    },
    {
      lines: lines.map((line) => ({
        productId: line.product.id,
        quantity: line.quantity,
        unitPrice: line.product.price,
        extras: line.extras,
        crepaIds: [],
        options: line.groups.flatMap((group) => group.options),
        extrasTotal: extrasTotal(line),
      })),
      fee: null,
      total,
    },
    { sold: [{ ...made, extrasTotal: extrasTotal(made) }] },
  );
  return [total, answer.kind];
}

const withOptions =
  (...ids: readonly number[]) =>
  (sold: Cart): Cart =>
    sold
      .map((line) => ({ ...line, groups: chosenGroups([sizes, sauces], wanting(...ids)) }))
      .reduce((cart, { key, ...line }) => replaceLine(cart, key, line), sold);

it('options keep the price that was agreed, with the included ones, and the sum of the line is exact', () => {
  expect(linesOf(agreed).map(lineTotal)).toEqual([39_600]);
  expect(savedWithOptions((sold) => sold)).toEqual([39_600, 'priced']);
  expect(savedWithOptions(inNumber(1))).toEqual([19_800, 'priced']);
  const dearer = [sizes, { ...sauces, included: 0, options: [cajeta, { ...nuez, price: 9_900 as Cents }] }];
  expect(savedWithOptions((sold) => sold, dearer)).toEqual([39_600, 'priced']);
  expect(savedWithOptions(inNumber(3), dearer)).toEqual([84_600, 'priced']);
});

it('with other options a line has the prices of today', () => {
  expect(savedWithOptions(withOptions(11, 21, 22))).toEqual([36_600, 'priced']);
  expect(savedWithOptions(withOptions(12, 22))).toEqual([34_600, 'priced']);
  expect(savedWithOptions(withOptions(21))[1]).toBe('faulty');
});

it('an option that is gone is kept where nothing else changes, and refused by the server where it does', () => {
  const gone = [sizes, { ...sauces, options: [cajeta] }];
  expect(savedWithOptions((sold) => sold, gone)).toEqual([39_600, 'priced']);
  expect(savedWithOptions(inNumber(3), gone)[1]).toBe('changed');
});

it.each([
  [[1, 1], 2, true],
  [[1, 2, 3, 4, 5], 5, false],
])('a combo of the crepas %j holds %i, and may repeat them: %s', (ids, comboSize, comboRepeats) => {
  const crepas = ids.map((id) => ({ id: productId(id), name: `Crepa ${id}` }));
  expect(linesOf({ ...detail, crepas })[0]?.product).toMatchObject({
    isCombo: true,
    comboSize,
    comboRepeats,
  });
});

it('an order of a server that does not tell which option it was cannot be changed', () => {
  const options = [{ id: null, name: 'Grande', quantity: 1, price: 1_500 as Cents }];
  expect(linesOf({ ...detail, groups: [{ name: 'Tamaño', options }] })).toEqual([]);
});
