import { type CalendarDay, calendarDay, dayNumber, isCalendarDay, weekdayOf } from '../shop/calendar.ts';
import type { Instant } from '../shop/schedule.ts';
import { startsAtMinute } from '../shop/shopDay.ts';
import { instantOf, minutesOfDay } from '../shop/timeZone.ts';

/** Days of the shop, both included. */
export type DayRange = { readonly from: CalendarDay; readonly to: CalendarDay };

export const maxRangeDays = 400;

/** The number of days of a range, both ends included. */
export const countDays = ({ from, to }: DayRange): number => dayNumber(to) - dayNumber(from) + 1;

/** Every day of a range, in order. */
export const daysOf = (range: DayRange): readonly CalendarDay[] =>
  Array.from({ length: countDays(range) }, (_, index) => shiftDay(range.from, index));

/** The day so many days later, or earlier when negative. Throws a RangeError for a text that is no date. */
export const shiftDay = (day: CalendarDay, days: number): CalendarDay => calendarDay(dayNumber(day) + days);

/** PostgreSQL and the clocks of time zones refuse the days at the ends of their calendars. */
export const reportYears = { first: '2000', last: '2999' } as const;

/** Both exist, in order, and not too far apart. */
export function isRange({ from, to }: DayRange): boolean {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return false;
  if (from < reportYears.first || to.slice(0, 4) > reportYears.last) return false;
  const days = countDays({ from, to });
  return days >= 1 && days <= maxRangeDays;
}

/** A range with another first day; its last day moves as far as it must. */
export function startingAt({ to }: DayRange, from: CalendarDay): DayRange {
  const latest = shiftDay(from, maxRangeDays - 1);
  if (to < from) return { from, to: from };
  return { from, to: to > latest ? latest : to };
}

/** A range with another last day; its first day moves as far as it must. */
export function endingAt({ from }: DayRange, to: CalendarDay): DayRange {
  const earliest = shiftDay(to, 1 - maxRangeDays);
  if (from > to) return { from: to, to };
  return { from: from < earliest ? earliest : from, to };
}

export const hoursOfDay = 24;

/**
 * The first moment of each hour of the local clock, from five in the morning of the first day to five in the morning after the last
 * one. An hour that the clock skips begins and ends at the same moment; one that it repeats lasts two hours.
 */
export function hourStarts({ from, to }: DayRange, timeZone: string): readonly Instant[] {
  const first = dayNumber(from) * minutesOfDay + startsAtMinute;
  const dayStarts = Array.from({ length: countDays({ from, to }) + 1 }, (_, day) =>
    instantOf(timeZone, first + day * minutesOfDay),
  );
  const hours = dayStarts.slice(1).flatMap((end, day) => {
    const start = dayStarts[day] ?? end;
    const isUsual = end - start === hoursOfDay * hourMs;
    return Array.from({ length: hoursOfDay }, (_, hour) =>
      isUsual ? start + hour * hourMs : instantOf(timeZone, first + day * minutesOfDay + hour * 60),
    );
  });
  return [...hours, ...dayStarts.slice(-1)];
}

const hourMs = 3_600_000;

/** The hour of the local clock of an hour of a day of the shop: 0 is five in the morning. */
export const hourOf = (index: number): number => (startsAtMinute / 60 + index) % hoursOfDay;

/** A report shows one of these, beside the one before. */
export const periodKinds = ['day', 'week', 'month', 'range'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The period that contains a day. Weeks begin on Monday. */
export function periodOf(kind: Exclude<PeriodKind, 'range'>, day: CalendarDay): DayRange {
  if (kind === 'day') return { from: day, to: day };
  if (kind === 'month') return { from: `${day.slice(0, 8)}01`, to: shiftDay(monthAfter(day), -1) };
  const from = shiftDay(day, 1 - weekdayOf(day));
  return { from, to: shiftDay(from, 6) };
}

function monthAfter(day: CalendarDay): CalendarDay {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** The period before. Of a range: as many days. */
export function periodBefore(kind: PeriodKind, range: DayRange): DayRange {
  const last = shiftDay(range.from, -1);
  return kind === 'range'
    ? { from: shiftDay(range.from, -countDays(range)), to: last }
    : periodOf(kind, last);
}

/**
 * What of a period and of the one before is compared: while the period lasts, as many days of each, so that a Wednesday is not
 * compared with a whole week.
 *
 * @param today the shop's day
 */
export function comparedRanges(
  kind: PeriodKind,
  range: DayRange,
  today: CalendarDay,
): { readonly now: DayRange; readonly before: DayRange } {
  const before = periodBefore(kind, range);
  if (range.to <= today || range.from > today) return { now: range, before };
  const now = { from: range.from, to: today };
  const sameLength = shiftDay(before.from, countDays(now) - 1);
  return { now, before: { from: before.from, to: sameLength < before.to ? sameLength : before.to } };
}
