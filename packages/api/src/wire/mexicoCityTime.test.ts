import { expect, it } from 'vitest';
import { mexicoCityTime } from './mexicoCityTime.ts';

it.each([
  ['2026-03-01T19:05:09Z', '2026-03-01T13:05:09-06:00'],
  ['2026-07-01T03:00:00Z', '2026-06-30T21:00:00-06:00'],
  ['2026-01-01T06:00:00Z', '2026-01-01T00:00:00-06:00'],
  ['2021-07-01T03:00:00Z', '2021-06-30T22:00:00-05:00'], // the last summers with daylight saving time
])('%s is %s in the shop', (utc, local) => {
  expect(mexicoCityTime(new Date(utc))).toBe(local);
});
