import { expect, it } from 'vitest';
import { formatSortableClock, minutesUntil } from './clockText.ts';

it.each([
  ['2026-11-16T22:48:00Z', 12],
  ['2026-11-16T22:48:00.001Z', 12],
  ['2026-11-16T22:47:59.999Z', 13],
  ['2026-11-16T23:00:00Z', 0],
])('from %s until eleven it is %i minutes, a begun one too', (now, minutes) => {
  expect(minutesUntil(Date.parse('2026-11-16T23:00:00Z'), Date.parse(now))).toBe(minutes);
});

it.each([
  ['2026-11-17T00:05:00Z', '18:05'],
  ['2026-11-16T07:00:00Z', '01:00'],
])('of %s a file says %s', (moment, clock) => {
  expect(formatSortableClock(Date.parse(moment), 'America/Mexico_City')).toBe(clock);
});
