import * as v from 'valibot';
import { expect, it } from 'vitest';
import { instant, requestedInstant } from './instant.ts';

const isInstant = (text: string) => v.is(instant, text);

it.each(['2026-11-22T10:56:55.123Z', '2026-11-22T10:56:55Z', '2026-02-28T23:59:59-06:00'])(
  '%s is a time',
  (text) => {
    expect(isInstant(text)).toBe(true);
    expect(Date.parse(text)).not.toBeNaN();
  },
);

it.each([
  ...['2026-11-22', '2026-11-22T10:56Z', '2026-11-22T10:56:55', '10:56:55Z', '', 'mañana'],
  ...['2026-13-01T00:00:00Z', '2026-00-10T00:00:00Z', '2026-11-32T00:00:00Z', '2026-11-00T00:00:00Z'],
  ...['2026-11-22T24:00:00Z', '2026-11-22T10:60:00Z', '2026-11-22T10:00:60Z', ' 2026-11-22T10:56:55Z'],
])('%j is no time with an offset', (text) => {
  expect(isInstant(text)).toBe(false);
});

it('a request names a day that exists', () => {
  expect(v.is(requestedInstant, '2028-02-29T18:00:00-06:00')).toBe(true);
  expect(v.is(requestedInstant, '2026-02-30T18:00:00-06:00')).toBe(false);
  expect(v.is(requestedInstant, '2026-11-31T18:00:00-06:00')).toBe(false);
});
