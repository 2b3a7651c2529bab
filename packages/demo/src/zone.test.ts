import { expect, it } from 'vitest';
import { districts } from './maps/city/districts.ts';
import { demoZone } from './zone.ts';

/** Degrees around the centre of a colonia: about 1,100 m, as far as its streets reach at the edge of the city. */
const reach = 0.011;

/** Positive on one side of an edge, negative on the other. */
const side = (at: readonly [number, number], edge: number): number => {
  const from = demoZone[edge] ?? { lat: 0, lng: 0 };
  const to = demoZone[(edge + 1) % demoZone.length] ?? from;
  return (to.lng - from.lng) * (at[0] - from.lat) - (to.lat - from.lat) * (at[1] - from.lng);
};

it.each(districts.map(({ name, lat, lng }) => [name, lat, lng] as const))(
  'the demo delivers to every street of %s',
  (_, lat, lng) => {
    for (const north of [-reach, reach]) {
      for (const east of [-reach, reach]) {
        const sides = demoZone.map((_, edge) => Math.sign(side([lat + north, lng + east], edge)));
        expect(new Set(sides).size).toBe(1);
      }
    }
  },
);
