import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../customer/address.ts';
import { anyNear, anywhere, roma } from '../testing/anyZone.ts';
import { distanceMetres, nearestFirst } from './distance.ts';

/** A second way: the angle between the two directions from the centre of the Earth. */
function byVectors(a: Position, b: Position): number {
  const vector = ({ lat, lng }: Position) => {
    const [up, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(east), Math.cos(up) * Math.sin(east), Math.sin(up)] as const;
  };
  const [[x, y, z], [u, v, w]] = [vector(a), vector(b)];
  const cross = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  return 6_371_008.8 * Math.atan2(cross, x * u + y * v + z * w);
}

describe('a distance', () => {
  it('is in metres', () => {
    const zocalo = { lat: 19.4326, lng: -99.1332 };
    expect(distanceMetres(roma, zocalo)).toBeCloseTo(3_261, -1);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, 0);
    expect(distanceMetres({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55_597, -1);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_114, 0);
  });

  it('is the same by a second way, in both directions', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(Math.abs(distanceMetres(a, b) - byVectors(a, b))).toBeLessThan(1);
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3);
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });
});

describe('the order of a round trip', () => {
  const anyStops = fc.array(
    anyNear.map((position) => ({ position })),
    { maxLength: 12 },
  );

  it('goes from each stop to the nearest of the others, and leaves none out', () => {
    fc.assert(
      fc.property(anyNear, anyStops, (from, stops) => {
        const order = nearestFirst(from, stops);
        expect(new Set(order)).toEqual(new Set(stops));
        expect(order).toHaveLength(stops.length);
        order.forEach((stop, index) => {
          const here = order[index - 1]?.position ?? from;
          const others = order.slice(index).map(({ position }) => distanceMetres(here, position));
          expect(distanceMetres(here, stop.position)).toBe(Math.min(...others));
        });
      }),
    );
  });

  it('keeps the order of stops at the same place', () => {
    const stops = [1, 2, 3].map((id) => ({ id, position: roma }));
    expect(nearestFirst(roma, stops)).toEqual(stops);
  });
});
