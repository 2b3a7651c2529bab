import type { Cents, Position } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../testing/build.ts';
import { cartQuote } from './cartQuote.ts';

const square = (size: number): readonly Position[] => [
  { lat: 19.42 - size, lng: -99.16 - size },
  { lat: 19.42 - size, lng: -99.16 + size },
  { lat: 19.42 + size, lng: -99.16 + size },
  { lat: 19.42 + size, lng: -99.16 - size },
];
const feeZones = [
  { name: 'Roma', zone: square(0.02), fee: 2_500 as Cents, minimum: 0 as Cents, freeFrom: 30_000 as Cents },
];
const shopNow = { shop: aShop({ zone: square(0.05), feeZones }), now: 0, refusal: null };
const quote = (position: Position | null, fulfilment: 'delivery' | 'pickup' = 'delivery') => {
  const saved = position && { address: 'Colima 5', position };
  const { fee, feeNote, total } = cartQuote(shopNow, {
    subtotal: 10_000 as Cents,
    place: { fulfilment, saved },
  });
  return { fee, feeNote, total };
};

describe('what delivery costs in the cart', () => {
  it('is the fee of the address', () => {
    expect(quote({ lat: 19.42, lng: -99.16 })).toEqual({ fee: 2_500, feeNote: '$25.00', total: 12_500 });
  });

  it.each([
    ['without an address', null],
    ['for an address outside of the zone', { lat: 19.52, lng: -99.16 }],
  ])('is what it may be %s', (_, position) => {
    expect(quote(position)).toEqual({ fee: 0, feeNote: 'Envío desde $25.00', total: 10_000 });
  });

  it('is nothing where the shop delivers free, and for a pickup', () => {
    expect(quote({ lat: 19.46, lng: -99.16 }).feeNote).toBeUndefined();
    expect(quote(null, 'pickup').feeNote).toBeUndefined();
  });
});
