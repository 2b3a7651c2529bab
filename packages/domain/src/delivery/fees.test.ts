import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../customer/address.ts';
import type { Cents } from '../money/money.ts';
import { anyNear, anySimpleZone } from '../testing/anyZone.ts';
import { announcedFees, type DeliveryTerms, type FeeZone, freeDelivery, quoteDelivery } from './fees.ts';
import { isInside } from './zone.ts';

const cents = (amount: number) => amount as Cents;
const terms = (fee: number, minimum = 0, freeFrom: number | null = null): DeliveryTerms => ({
  fee: cents(fee),
  minimum: cents(minimum),
  freeFrom: freeFrom === null ? null : cents(freeFrom),
});
const square = (size: number): FeeZone['zone'] =>
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ].map(([lat = 0, lng = 0]) => ({ lat, lng }));
const zone = (size: number, of: DeliveryTerms, name = 'Centro'): FeeZone => ({
  name,
  zone: square(size),
  ...of,
});
const at = (lat: number, lng: number): Position => ({ lat, lng });

describe('the fee of an order', () => {
  it('is nothing where the owner has drawn no zone', () => {
    expect(quoteDelivery(freeDelivery, at(1, 1), cents(1))).toEqual({ fee: 0, missing: 0 });
  });

  const shop = {
    feeZones: [zone(2, terms(5_000), 'Lejos'), zone(1, terms(2_500, 15_000, 30_000))],
    feeWithoutPin: terms(8_000),
  };
  it.each([
    [
      'of the cheapest zone that holds the pin',
      at(0.5, 0.5),
      20_000,
      { fee: 2_500, missing: 0, zone: 'Centro' },
    ],
    ['of a zone at whose corner the pin is', at(1, 1), 20_000, { fee: 2_500, missing: 0, zone: 'Centro' }],
    ['of the only zone that holds the pin', at(1.5, 0.5), 20_000, { fee: 5_000, missing: 0, zone: 'Lejos' }],
    ['without a pin outside of every zone', at(3, 3), 20_000, { fee: 8_000, missing: 0 }],
    ['without a pin', null, 20_000, { fee: 8_000, missing: 0 }],
    ['below the minimum', at(0.5, 0.5), 14_999, { fee: 2_500, missing: 1, zone: 'Centro' }],
    ['at the minimum', at(0.5, 0.5), 15_000, { fee: 2_500, missing: 0, zone: 'Centro' }],
    ['just below the sum that is free', at(0.5, 0.5), 29_999, { fee: 2_500, missing: 0, zone: 'Centro' }],
    ['at the sum that is free', at(0.5, 0.5), 30_000, { fee: 0, missing: 0, zone: 'Centro' }],
  ])('is that %s', (_, position, subtotal, quote) => {
    expect(quoteDelivery(shop, position, cents(subtotal))).toEqual(quote);
  });

  it('takes the lower minimum of two zones with the same fee', () => {
    const feeZones = [zone(1, terms(100, 500)), zone(2, terms(100, 300))];
    for (const zones of [feeZones, feeZones.toReversed()]) {
      const same = { feeZones: zones, feeWithoutPin: null };
      expect(quoteDelivery(same, at(0.5, 0.5), cents(200))).toMatchObject({ fee: 100, missing: 100 });
    }
  });

  it('is never more than that of any zone around the pin, whatever their order', () => {
    const anyTerms = fc.record({
      fee: fc.nat(9_000).map(cents),
      minimum: fc.nat(30_000).map(cents),
      freeFrom: fc.option(fc.nat(50_000).map(cents)),
    });
    const anyZones = fc.array(
      fc.tuple(anySimpleZone, anyTerms).map(([outline, of]) => ({ name: 'Zona', zone: outline, ...of })),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(anyZones, anyNear, fc.nat(60_000).map(cents), (feeZones, position, subtotal) => {
        const { fee } = quoteDelivery({ feeZones, feeWithoutPin: null }, position, subtotal);
        const fees = feeZones
          .filter((candidate) => isInside(candidate.zone, position))
          .map((of) => (of.freeFrom !== null && subtotal >= of.freeFrom ? 0 : of.fee));
        expect(fee).toBe(fees.length === 0 ? 0 : Math.min(...fees));
        const turned = { feeZones: feeZones.toReversed(), feeWithoutPin: null };
        expect(quoteDelivery(turned, position, subtotal)).toEqual(
          quoteDelivery({ feeZones, feeWithoutPin: null }, position, subtotal),
        );
      }),
    );
  });
});

describe('what the shop says of its fees', () => {
  it.each([
    ['nothing is charged', [terms(0), terms(0, 5_000)], null],
    ['one fee', [terms(2_500)], { from: 2_500, isSomewhereFree: false, freeFrom: null }],
    ['the lowest fee', [terms(5_000), terms(2_500)], { from: 2_500, isSomewhereFree: false, freeFrom: null }],
    ['a free zone', [terms(0), terms(2_500)], { from: 2_500, isSomewhereFree: true, freeFrom: null }],
    [
      'the sum that is free everywhere',
      [terms(2_500, 0, 20_000), terms(5_000, 0, 30_000)],
      { from: 2_500, isSomewhereFree: false, freeFrom: 30_000 },
    ],
  ])('of %s', (_, all, said) => {
    const [first = terms(0), ...others] = all;
    const feeZones = others.map((of) => zone(1, of));
    expect(announcedFees({ feeZones, feeWithoutPin: first })).toEqual(said);
  });
});
