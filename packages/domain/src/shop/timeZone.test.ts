import { expect, it } from 'vitest';
import { dayNumber } from './calendar.ts';
import { instantOf, isTimeZone, wallMinuteAt } from './timeZone.ts';

const tijuana = 'America/Tijuana';
const wall = (day: string, hours: number, minutes: number) => dayNumber(day) * 1440 + hours * 60 + minutes;

it.each([
  // The clock jumps from 2:00 to 3:00: a time between them means the moment of the jump.
  ['2026-03-08', 1, 59, '2026-03-08T09:59Z'],
  ['2026-03-08', 2, 0, '2026-03-08T10:00Z'],
  ['2026-03-08', 2, 1, '2026-03-08T10:00Z'],
  ['2026-03-08', 2, 59, '2026-03-08T10:00Z'],
  ['2026-03-08', 3, 0, '2026-03-08T10:00Z'],
  ['2026-03-08', 3, 1, '2026-03-08T10:01Z'],
  // The clock goes back from 2:00 to 1:00: the first occurrence counts.
  ['2026-11-01', 0, 59, '2026-11-01T07:59Z'],
  ['2026-11-01', 1, 0, '2026-11-01T08:00Z'],
  ['2026-11-01', 1, 59, '2026-11-01T08:59Z'],
  ['2026-11-01', 2, 0, '2026-11-01T10:00Z'],
  ['2026-10-31', 18, 0, '2026-11-01T01:00Z'],
  ['2026-11-01', 18, 0, '2026-11-02T02:00Z'],
])('in Tijuana the %s at %i:%i is %s', (day, hours, minutes, moment) => {
  expect(new Date(instantOf(tijuana, wall(day, hours, minutes))).toISOString()).toBe(
    moment.replace('Z', ':00.000Z'),
  );
});

it('rounds down to the minute that the clock shows', () => {
  const sixOClock = Date.parse('2026-11-21T18:00:00-06:00');
  expect(wallMinuteAt('America/Mexico_City', sixOClock + 59_999)).toBe(wall('2026-11-21', 18, 0));
  expect(wallMinuteAt('America/Cancun', sixOClock)).toBe(wall('2026-11-21', 19, 0));
});

it('accepts names of existing places, and no offsets', () => {
  expect(['America/Mexico_City', 'America/Argentina/Salta', 'UTC'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ]);
  for (const name of ['+06:00', '-06', 'EST', 'GMT', 'America/Atlantis', 'Mexico', '', 'a/b/']) {
    expect({ name, isTimeZone: isTimeZone(name) }).toEqual({ name, isTimeZone: false });
  }
});
