import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockOffset } from './clockOffset.ts';

const header = (ms: number) => new Date(ms).toUTCString();
const noon = Date.UTC(2026, 10, 16, 18);

it('the offset is 0 if the range of possible offsets contains 0', () => {
  expect(clockOffset(header(noon), noon + 999, noon + 1_500)).toBe(0);
  expect(clockOffset(header(noon), noon - 300, noon)).toBe(0);
  expect(clockOffset(header(noon), noon - 300, noon - 1)).not.toBe(0);
  expect(clockOffset(header(noon), noon + 1_001, noon + 1_100)).not.toBe(0);
});

it('otherwise the offset is the middle of the range', () => {
  expect(clockOffset(header(noon), noon - 60_000, noon - 60_000)).toBe(60_500);
  expect(clockOffset(header(noon), noon + 60_000, noon + 60_200)).toBe(-59_600);
});

it('an answer without a readable date gives 0', () => {
  expect([clockOffset(null, noon, noon), clockOffset('gestern', noon, noon)]).toEqual([0, 0]);
});

it('the error is at most half a second and half the round trip', () => {
  const anyMs = fc.integer({ min: 0, max: 5_000 });
  const anyOffset = fc.integer({ min: -90_000_000, max: 90_000_000 });
  fc.assert(
    fc.property(anyOffset, anyMs, anyMs, anyMs, (offset, begin, way, back) => {
      const sent = noon + begin;
      const written = Math.floor((sent + way + offset) / 1_000) * 1_000;
      const computed = clockOffset(header(written), sent, sent + way + back);
      expect(Math.abs(computed - offset)).toBeLessThanOrEqual(1_000 + way + back);
      if (computed !== 0) expect(Math.abs(computed - offset)).toBeLessThanOrEqual(500 + (way + back) / 2);
    }),
  );
});
