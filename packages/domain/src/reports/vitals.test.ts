import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketOf, figureOf, goodUpTo, isGood, vitals, vitalText } from './vitals.ts';

const countsOf = (vital: (typeof vitals)[number], values: readonly number[]) => {
  const counts: number[] = [];
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
};

it('the 75th percentile of a histogram is in the bucket of the real one, with the same verdict', () => {
  const visits = fc.constantFrom(...vitals).chain((vital) => {
    const value = fc.oneof(
      fc.double({ min: 0, max: goodUpTo[vital] * 5, noNaN: true }),
      fc.constant(goodUpTo[vital]),
    );
    return fc.tuple(fc.constant(vital), fc.array(value, { minLength: 20, maxLength: 200 }));
  });
  fc.assert(
    fc.property(visits, ([vital, values]) => {
      const real = [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;
      const { visits, p75 } = figureOf(vital, 'phone', countsOf(vital, values));
      expect(visits).toBe(values.length);
      expect(isGood(vital, p75 ?? Number.NaN)).toBe(isGood(vital, real));
      const lastBucket = 9;
      const bucket = bucketOf(vital, real);
      // Nothing is known above the last bound.
      expect(bucketOf(vital, p75 ?? Number.NaN)).toBe(Math.min(bucket, lastBucket - 1));
    }),
  );
});

it('says no percentile of fewer than 20 visits', () => {
  expect(figureOf('lcp', 'desk', [19])).toMatchObject({ visits: 19, p75: null });
  expect(figureOf('lcp', 'desk', [20])).toMatchObject({ visits: 20, p75: 375 });
});

it.each([
  ['lcp', 2375],
  ['inp', 187.5],
  ['cls', 0.0875],
  ['fcp', 1650],
  ['ttfb', 700],
] as const)('of twenty visits in the last good bucket of %s it is %d', (vital, p75) => {
  const bucket = bucketOf(vital, goodUpTo[vital]);
  const counts = Array.from({ length: bucket + 1 }, (_, place) => (place === bucket ? 20 : 0));
  expect(figureOf(vital, 'phone', counts).p75).toBeCloseTo(p75, 6);
  expect([isGood(vital, goodUpTo[vital]), isGood(vital, goodUpTo[vital] + 0.01)]).toEqual([true, false]);
});

it.each([
  ['lcp', 2500, '2.5 s'],
  ['lcp', 2501, '2.6 s'],
  ['inp', 179.2, '180 ms'],
  ['cls', 0.1, '0.1'],
  ['cls', 0.1001, '0.11'],
  ['ttfb', 640.2, '641 ms'],
] as const)('%s %d is written as %s, never as better than it is', (vital, value, text) => {
  expect(vitalText(vital, value)).toBe(text);
});
