import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart.ts';
import { addressDetails, aLine, anAddress, anExtra, aProduct } from '../testing/build.ts';
import { buildOrderPayload, withFee } from './checkout.ts';
import { isOrderOf, isSameOrder, type OrderPayload, orderText } from './orderPayload.ts';

const combo = aLine({
  product: aProduct({ id: 9, price: 19_900, isCombo: true }),
  quantity: 2,
  extras: [anExtra({ id: 4 })],
  crepas: [aProduct({ id: 1, name: 'Cajeta' }), aProduct({ id: 2, name: 'Mango' })],
});
const cart = [aLine({ product: aProduct({ id: 3 }) }), combo];
const orderOf = (lines: readonly CartLine[], place = 'Colima 5'): OrderPayload =>
  buildOrderPayload(lines, {
    fulfilment: 'delivery',
    saved: anAddress({ address: place }),
    details: addressDetails(),
  });
const order = orderOf(cart);

/** Like a value from storage or another codec: every object has its fields in reverse order. */
const reversed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  );

describe('two orders', () => {
  it('are the same whatever order their fields are in', () => {
    expect(isSameOrder(order, reversed(order))).toBe(true);
    expect(orderText(reversed(order))).toBe(orderText(order));
  });

  it('are the same although an extra was sold out when it was chosen for another day: neither storage nor the wire keeps that', () => {
    const chosen = orderOf([aLine({ extras: [anExtra({ soldOutUntil: 7 })] })]);
    expect(isSameOrder(chosen, orderOf([aLine({ extras: [anExtra()] })]))).toBe(true);
  });

  it.each<[string, OrderPayload]>([
    ['the address', orderOf(cart, 'Tabasco 170')],
    ['the phone', { ...order, phone: '5587654321' as OrderPayload['phone'] }],
    ['who brings it', { ...order, fulfilment: 'pickup' }],
    ['how it is paid', { ...order, payment: 'card' }],
    ['what delivery costs', { ...order, fee: 1 as OrderPayload['total'] }],
    ['the total', { ...order, total: 1 as OrderPayload['total'] }],
  ])('differ by %s, but have the same lines', (_, other) => {
    expect(isSameOrder(order, other)).toBe(false);
    expect(isOrderOf(cart, other)).toBe(true);
  });

  const options = {
    position: { lat: 19.4187, lng: -99.1606 },
    cashGiven: 50_000 as OrderPayload['total'],
    note: 'Sin nuez',
    recipient: 'Ana',
    scheduledFor: Date.UTC(2026, 10, 29, 2, 30),
  };

  it('with the same options are the same, whatever order their fields are in', () => {
    const withOptions = { ...order, options };
    expect(isSameOrder(withOptions, reversed(withOptions))).toBe(true);
    expect(isOrderOf(cart, withOptions)).toBe(true);
  });

  it.each<[string, OrderPayload['options']]>([
    ['no options', undefined],
    ['another pin', { ...options, position: { lat: 19.4187, lng: -99.1607 } }],
    ['other cash', { ...options, cashGiven: 100_000 as OrderPayload['total'] }],
    ['another note', { ...options, note: 'Con nuez' }],
    ['another moment', { ...options, scheduledFor: Date.UTC(2026, 10, 29, 2, 45) }],
    ['another name', { ...options, recipient: 'Eva' }],
    ['no name', { position: options.position, cashGiven: options.cashGiven, note: options.note }],
  ])('differ by %s', (_, others) => {
    expect(isSameOrder({ ...order, options }, others ? { ...order, options: others } : order)).toBe(false);
  });

  it.each<[string, CartLine[]]>([
    ['a product', [aLine({ product: aProduct({ id: 8 }) }), combo]],
    ['a price', [aLine({ product: aProduct({ id: 3, price: 9000 }) }), combo]],
    ['a picture', [aLine({ product: aProduct({ id: 3, imageUrl: '/new.webp' }) }), combo]],
    ['a quantity', [aLine({ product: aProduct({ id: 3 }), quantity: 2 }), combo]],
    ['an extra', [aLine({ product: aProduct({ id: 3 }) }), { ...combo, extras: [anExtra({ id: 5 })] }]],
    [
      'the price of an extra',
      [aLine({ product: aProduct({ id: 3 }) }), { ...combo, extras: [anExtra({ id: 4, price: 1 })] }],
    ],
    [
      'the id of a crepa',
      [
        aLine({ product: aProduct({ id: 3 }) }),
        { ...combo, crepas: combo.crepas.map((crepa) => ({ ...crepa, id: aProduct({ id: 6 }).id })) },
      ],
    ],
    [
      'the order of their crepas',
      [aLine({ product: aProduct({ id: 3 }) }), { ...combo, crepas: [...combo.crepas].reverse() }],
    ],
    [
      'the name of a crepa',
      [
        aLine({ product: aProduct({ id: 3 }) }),
        { ...combo, crepas: combo.crepas.map((crepa) => ({ ...crepa, name: 'Fresa' })) },
      ],
    ],
    ['a line more', [...cart, aLine({ product: aProduct({ id: 7 }) })]],
    ['the order of their lines', [...cart].reverse()],
  ])('differ by %s, and so do their lines', (_, other) => {
    expect(isSameOrder(order, orderOf(other))).toBe(false);
    expect(isOrderOf(other, order)).toBe(false);
  });

  it('are the same when names with a comma were split elsewhere', () => {
    const named = (...names: string[]) => ({
      ...order,
      lines: order.lines.map((line) => ({
        ...line,
        crepas: line.crepas.map(({ id }, index) => ({ id, name: names[index] ?? '' })),
      })),
    });
    expect(isSameOrder(named('Fresa, Kiwi', 'Mango'), named('Fresa', 'Kiwi, Mango'))).toBe(true);
  });

  it('have one text only when no value differs', () => {
    const anyOrder = fc.record({
      place: fc.constantFrom('Colima 5', 'Colima 5"', '5", "'),
      name: fc.constantFrom('Nuez', '"', ',', '[]'),
    });
    fc.assert(
      fc.property(anyOrder, anyOrder, (a, b) => {
        const draft = ({ place, name }: typeof a) => orderOf([aLine({ extras: [anExtra({ name })] })], place);
        expect(isSameOrder(draft(a), draft(b))).toBe(a.place === b.place && a.name === b.name);
      }),
    );
  });
});

it('an order whose delivery is free has no fee at all: its text, and so its key, is that of an order without one', () => {
  const free = withFee(order, 0 as OrderPayload['total']);
  expect(free).toEqual(order);
  expect('fee' in free).toBe(false);
  expect(orderText(free)).toBe(orderText(order));
});
