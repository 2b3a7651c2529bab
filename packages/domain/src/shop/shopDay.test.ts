import { expect, it } from 'vitest';
import { calendarDay, dayNumber, isCalendarDay, weekdayOf } from './calendar.ts';
import { daysUntil, formatClock, formatMinuteOfDay, weekdayAt } from './clockText.ts';
import { endOfShopDay, shopDayAt, shopDayBounds } from './shopDay.ts';

const zone = 'America/Mexico_City';
const addDays = (day: string, days: number) => calendarDay(dayNumber(day) + days);
const at = (time: string) => Date.parse(`${time}:00-06:00`);

it.each([
  ['2026-11-21T05:00', '2026-11-21'],
  ['2026-11-21T23:59', '2026-11-21'],
  ['2026-11-22T00:00', '2026-11-21'],
  ['2026-11-22T04:59', '2026-11-21'],
  ['2026-11-22T05:00', '2026-11-22'],
])('%s belongs to the %s', (time, day) => {
  expect(shopDayAt(at(time), zone)).toBe(day);
  expect(endOfShopDay(at(time), zone)).toBe(at(`${addDays(day, 1)}T05:00`));
  expect(shopDayBounds(day, zone)).toEqual({ from: at(`${day}T05:00`), to: at(`${addDays(day, 1)}T05:00`) });
});

it('a day of the shop in Tijuana is an hour shorter or longer when clocks change', () => {
  const hours = (day: string) => {
    const { from, to } = shopDayBounds(day, 'America/Tijuana');
    return (to - from) / 3_600_000;
  };
  expect(['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01'].map(hours)).toEqual([23, 24, 25, 24]);
});

it('the calendar changes its date at midnight', () => {
  const [before, after] = [at('2026-11-21T23:59'), at('2026-11-22T00:00')];
  expect([weekdayAt(before, zone), weekdayAt(after, zone)]).toEqual([6, 7]);
  expect(daysUntil(at('2026-11-21T23:59'), at('2026-11-22T00:00'), zone)).toBe(1);
  expect(daysUntil(at('2026-11-21T00:00'), at('2026-11-21T23:59'), zone)).toBe(0);
});

it('the clock has twelve hours', () => {
  const times = [0, 5, 60, 719, 720, 780, 1439].map(formatMinuteOfDay);
  expect(times).toEqual([
    '12:00 a.m.',
    '12:05 a.m.',
    '1:00 a.m.',
    '11:59 a.m.',
    '12:00 p.m.',
    '1:00 p.m.',
    '11:59 p.m.',
  ]);
  expect(formatClock(at('2026-11-21T18:05'), zone)).toBe('6:05 p.m.');
});

it('weekdays count from Monday, also before 1970', () => {
  expect(['2026-11-16', '2026-11-22', '1969-12-29'].map(weekdayOf)).toEqual([1, 7, 1]);
});

it('a date must exist in the calendar, in one form', () => {
  expect(['2026-02-28', '2028-02-29'].map(isCalendarDay)).toEqual([true, true]);
  const none = ['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-11-21T00:00', 'mañana', ''];
  expect(none.map(isCalendarDay)).not.toContain(true);
});
