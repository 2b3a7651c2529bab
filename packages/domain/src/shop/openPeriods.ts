import { calendarDay, dayNumber, weekdayOf } from './calendar.ts';
import type { Instant, OpeningHours, ShopSchedule, SpecialDay } from './schedule.ts';
import { instantOf, minutesOfDay, wallMinuteAt } from './timeZone.ts';

/**
 * An uninterrupted period in which the shop is open. For a period that already began, `opensAt` may be in the
 * past. `closesAt` is null when there is no end within the search range.
 */
export type OpenPeriod = { readonly opensAt: Instant; readonly closesAt: Instant | null };

/** Limits the search for special days, because it runs for every order. */
const daysAhead = 370;
/** After the last special day every week is the same, so two weeks contain every case. */
const daysOfWeeks = 15;

type Hours = Pick<ShopSchedule, 'timeZone' | 'week' | 'specialDays'>;

/**
 * The current period, if there is one, and the following ones in order. Adjacent or overlapping hours are
 * merged into one period.
 */
export function* openPeriods(schedule: Hours, instant: Instant): Generator<OpenPeriod, void> {
  const { timeZone, week, specialDays } = schedule;
  if (week.length === 0 && specialDays.length === 0) return yield { opensAt: instant, closesAt: null };

  const today = Math.floor(wallMinuteAt(timeZone, instant) / minutesOfDay);
  const lastDay = lastSpecialDay(specialDays, today) + daysOfWeeks;
  const searchEnd = instantOf(timeZone, lastDay * minutesOfDay);
  let period: { opensAt: Instant; closesAt: Instant } | null = null;
  // Hours of the previous day may still be running. When clocks go back at midnight, the previous date occurs
  // twice: therefore two days. The hours of the last day only end a period that began before it.
  for (let day = today - 2; day <= lastDay; day += 1) {
    for (const { opens, closes } of hoursOn(schedule, day)) {
      const opensAt = instantOf(timeZone, day * minutesOfDay + opens);
      const closingDay = closes > opens ? day : day + 1;
      const closesAt = instantOf(timeZone, closingDay * minutesOfDay + closes);
      // Either it is over, or the clock change skips all of it.
      if (closesAt <= instant || closesAt <= opensAt) continue;
      if (period && opensAt <= period.closesAt) {
        period = { opensAt: period.opensAt, closesAt: Math.max(period.closesAt, closesAt) };
      } else if (opensAt < searchEnd) {
        if (period) yield period;
        period = { opensAt, closesAt };
      }
    }
  }
  if (!period) return;
  const isEndInSight = period.closesAt < instantOf(timeZone, (lastDay + 1) * minutesOfDay);
  yield isEndInSight ? period : { ...period, closesAt: null };
}

const lastSpecialDay = (days: readonly SpecialDay[], today: number): number =>
  days.reduce((last, { date }) => Math.max(last, Math.min(dayNumber(date), today + daysAhead)), today);

/** The hours of a shop without rows: the whole day. */
const wholeDay: readonly OpeningHours[] = [{ opens: 0, closes: 0 }];

/** The rows of one date, sorted by opening time. */
function hoursOn({ week, specialDays }: Hours, number: number): readonly OpeningHours[] {
  const date = calendarDay(number);
  const special = specialDays.filter((day) => day.date === date);
  if (special.length > 0) return inOrder(special.flatMap((day) => (day.kind === 'hours' ? [day] : [])));
  if (week.length === 0) return wholeDay;
  const weekday = weekdayOf(date);
  return inOrder(week.filter(({ day }) => day === weekday));
}

const inOrder = (hours: readonly OpeningHours[]) => [...hours].sort((a, b) => a.opens - b.opens);
