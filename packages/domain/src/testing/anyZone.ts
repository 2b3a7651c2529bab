import fc from 'fast-check';
import type { Position } from '../customer/address.ts';
import type { Zone } from '../delivery/zone.ts';

export const roma: Position = { lat: 19.4187, lng: -99.1606 };

/** Within a few kilometres of Mexico City's Roma. */
export const anyNear: fc.Arbitrary<Position> = fc.record({
  lat: fc.double({ min: 19.3, max: 19.5, noNaN: true }),
  lng: fc.double({ min: -99.3, max: -99, noNaN: true }),
});

export const anywhere: fc.Arbitrary<Position> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

/** A zone that does not cross itself: seen from Roma its corners follow each other clockwise. */
export const anySimpleZone: fc.Arbitrary<Zone> = fc
  .array(fc.double({ min: 0.001, max: 0.1, noNaN: true }), { minLength: 3, maxLength: 50 })
  .map((radii) =>
    radii.map((radius, index) => {
      const angle = (index / radii.length) * 2 * Math.PI;
      return { lat: roma.lat + radius * Math.cos(angle), lng: roma.lng + radius * Math.sin(angle) };
    }),
  );

/** Few whole numbers, so that corners repeat, edges overlap and corners are on edges. */
export const anyGridZone: fc.Arbitrary<Zone> = fc.array(
  fc.record({ lat: fc.integer({ min: 0, max: 6 }), lng: fc.integer({ min: 0, max: 6 }) }),
  { minLength: 3, maxLength: 8 },
);
