import { expect, it } from 'vitest';
import { aShop } from '../../testing/build.ts';
import { isOutside } from './zone.ts';

const zone = [
  { lat: 19.41, lng: -99.17 },
  { lat: 19.43, lng: -99.17 },
  { lat: 19.43, lng: -99.15 },
  { lat: 19.41, lng: -99.15 },
];

it('a pin is outside of the zone or in it; without a zone or a pin nothing is outside', () => {
  expect(isOutside(zone, { lat: 19.42, lng: -99.16 })).toBe(false);
  expect(isOutside(zone, { lat: 19.44, lng: -99.16 })).toBe(true);
  expect(isOutside(zone, null)).toBe(false);
  expect(isOutside(null, { lat: 19.44, lng: -99.16 })).toBe(false);
});

it('a server that does not list the zone has none', () => {
  expect(aShop({ zone, features: ['zona'] }).zone).toEqual(zone);
  expect(aShop({ zone, features: [] }).zone).toBeNull();
});
