import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../customer/address.ts';
import { anyNear, anySimpleZone, anywhere, roma } from '../testing/anyZone.ts';
import { distanceMetres } from './distance.ts';
import { centreOf, circleZone, isInside, type Zone } from './zone.ts';

const at = (lat: number, lng: number): Position => ({ lat, lng });
/** Like the letter U, open to the north. */
const bent: Zone = [at(0, 0), at(3, 0), at(3, 1), at(1, 1), at(1, 2), at(3, 2), at(3, 3), at(0, 3)];

/** A second way: the angles under which a position sees the edges add up to a full turn, or to none. */
function turnsAround(zone: Zone, { lat, lng }: Position): boolean {
  const bearings = zone.map((corner) => Math.atan2(corner.lat - lat, corner.lng - lng));
  const total = bearings.reduce((sum, bearing, index) => {
    const step = (bearings[(index + 1) % bearings.length] ?? 0) - bearing;
    return sum + step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
  }, 0);
  return Math.abs(total) > Math.PI;
}

describe('a position', () => {
  it.each([
    [at(0.5, 1.5), true],
    [at(2, 0.5), true],
    [at(2, 1.5), false],
    [at(2, 3.5), false],
    [at(2, -0.5), false],
    [at(3, 1.5), false],
    // At the height of a corner.
    [at(1, 0.5), true],
    [at(1, -1), false],
    [at(3, -1), false],
    // On an edge, at a corner.
    [at(1, 1.5), true],
    [at(2, 1), true],
    [at(0, 1.2), true],
    [at(0, 0), true],
    [at(3, 2), true],
    [at(Number.NaN, 1), false],
  ])('%j is inside: %s', (position, inside) => {
    expect(isInside(bent, position)).toBe(inside);
  });

  it('is inside by a second way too', () => {
    fc.assert(
      fc.property(anySimpleZone, anyNear, (zone, position) => {
        expect(isInside(zone, position)).toBe(turnsAround(zone, position));
      }),
      { numRuns: 500 },
    );
  });

  it('on any edge is inside, whatever the direction of the corners', () => {
    const anyShare = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(anySimpleZone, fc.nat(49), anyShare, fc.boolean(), (zone, index, share, turned) => {
        const from = zone[index % zone.length] ?? roma;
        const to = zone[(index + 1) % zone.length] ?? roma;
        const edge = at(from.lat + share * (to.lat - from.lat), from.lng + share * (to.lng - from.lng));
        expect(isInside(turned ? [...zone].reverse() : zone, edge)).toBe(true);
      }),
    );
  });
});

describe('a circle', () => {
  const anyKm = fc.double({ min: 0.2, max: 30, noNaN: true });
  const anyCentre = anywhere.map(({ lat, lng }) => at(lat * 0.7, lng * 0.9));

  it('has every corner at the distance of its kilometres', () => {
    fc.assert(
      fc.property(anyCentre, anyKm, (centre, km) => {
        const zone = circleZone(centre, km);
        expect(zone).toHaveLength(36);
        for (const corner of zone)
          expect(Math.abs(distanceMetres(centre, corner) - km * 1000)).toBeLessThan(0.2);
      }),
    );
  });

  it('contains what is nearer, and nothing that is farther', () => {
    fc.assert(
      fc.property(anyNear, fc.double({ min: 0.2, max: 10, noNaN: true }), (position, km) => {
        const distance = distanceMetres(roma, position) / 1000;
        // Between two corners the edge is half a percent nearer than the corners.
        fc.pre(distance < km * 0.99 || distance > km * 1.001);
        expect(isInside(circleZone(roma, km), position)).toBe(distance < km);
      }),
    );
  });

  it.each([
    [roma, -1],
    [roma, 0],
    [roma, Number.NaN],
    [roma, Number.POSITIVE_INFINITY],
    [at(Number.NaN, 1), 2],
  ])('around %j of %s km is none', (centre, km) => {
    expect(() => circleZone(centre, km)).toThrow(RangeError);
  });

  it('has its centre in its middle', () => {
    fc.assert(
      fc.property(anyNear, fc.double({ min: 0.2, max: 10, noNaN: true }), (centre, km) => {
        expect(distanceMetres(centreOf(circleZone(centre, km)), centre)).toBeLessThan(km * 2);
      }),
    );
  });
});

it('the centre is that of the area, not of the corners', () => {
  const square = [at(0, 0), at(0, 2), at(0, 3), at(0, 4), at(4, 4), at(4, 0)];
  expect(centreOf(square)).toEqual(at(2, 2));
  expect(centreOf([at(19, -99), at(22, -99), at(19, -96)])).toEqual(at(20, -98));
  expect(centreOf([at(1, 1), at(2, 2), at(3, 3)])).toEqual(at(1, 1));
});
