import { expect, it } from 'vitest';
import { formatDateTime, formatDay, formatShortDateTime } from './dates.ts';

const zone = 'America/Mexico_City';
const lateEvening = new Date(Date.UTC(2026, 10, 22, 2, 15));

it("shows the shop's day and hour in every time zone of the customer (decision O12)", () => {
  expect(formatDateTime(lateEvening, zone)).toBe('21 de noviembre de 2026, 8:15 p.m.');
  expect(formatShortDateTime(lateEvening, zone)).toBe('21 nov, 8:15 p.m.');
});

// In summer too: the north of Baja California still changes its clocks, Quintana Roo and Sonora do not.
it.each([
  ['America/Tijuana', '21 nov, 10:45 p.m.', '9 jul, 11:45 p.m.'],
  ['America/Cancun', '22 nov, 1:45 a.m.', '10 jul, 1:45 a.m.'],
  ['America/Hermosillo', '21 nov, 11:45 p.m.', '9 jul, 11:45 p.m.'],
])('shows the day and the hour of %s', (shopZone, winter, summer) => {
  expect(formatShortDateTime(new Date(Date.UTC(2026, 10, 22, 6, 45)), shopZone)).toBe(winter);
  expect(formatShortDateTime(new Date(Date.UTC(2026, 6, 10, 6, 45)), shopZone)).toBe(summer);
});

it.each([
  [Date.UTC(2026, 10, 21, 6, 5), '12:05 a.m.'],
  [Date.UTC(2026, 10, 21, 13, 0), '7:00 a.m.'],
  [Date.UTC(2026, 10, 21, 18, 0), '12:00 p.m.'],
  [Date.UTC(2026, 10, 22, 5, 59), '11:59 p.m.'],
])('reads the clock with twelve hours: %i is %s', (at, time) => {
  expect(formatDateTime(new Date(at), zone)).toBe(`21 de noviembre de 2026, ${time}`);
});

it('contains only letters, digits and plain marks, the same in every engine', () => {
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 9, 18));
    for (const text of [
      formatDateTime(date, zone),
      formatShortDateTime(date, zone),
      formatDay(date.toISOString().slice(0, 10)),
    ]) {
      expect(text).toMatch(/^[a-záéíóú\d ,:.]+$/);
    }
  }
});

it('shortens each month to its first three letters', () => {
  expect(formatShortDateTime(new Date(Date.UTC(2026, 8, 9, 18)), zone)).toBe('9 sep, 12:00 p.m.');
});

it('writes a day out with its weekday', () => {
  expect(formatDay('2026-11-21')).toBe('sábado, 21 de noviembre de 2026');
});

it.each(['2026-02-31', '2026-13-01', '2026-2-1', '2026-11', 'mañana', ''])('writes no day for %j', (text) => {
  expect(() => formatDay(text)).toThrow(RangeError);
});
