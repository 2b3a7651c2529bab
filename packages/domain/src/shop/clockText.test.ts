import { expect, it } from 'vitest';
import { minutesUntil } from './clockText.ts';

it.each([
  ['2026-11-16T22:48:00Z', 12],
  ['2026-11-16T22:48:00.001Z', 12],
  ['2026-11-16T22:47:59.999Z', 13],
  ['2026-11-16T23:00:00Z', 0],
])('from %s until eleven it is %i minutes, a begun one too', (now, minutes) => {
  expect(minutesUntil(Date.parse('2026-11-16T23:00:00Z'), Date.parse(now))).toBe(minutes);
});
