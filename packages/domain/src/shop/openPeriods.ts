import { calendarDay, dayNumber, weekdayOf } from './calendar.ts';
import type { Instant, OpeningHours, ShopSchedule, SpecialDay } from './schedule.ts';
import { instantOf, minutesOfDay, wallMinuteAt } from './timeZone.ts';

/**
 * A time without a break in which the shop is open; of the present one, what is left of it counts. `closesAt` is null
 * when no end is in sight.
 */
export type OpenPeriod = { readonly opensAt: Instant; readonly closesAt: Instant | null };

/** Special days further away than that are not looked at: they would be looked for at every order. */
const daysAhead = 370;
/** After the last special day weeks are alike: what is not seen in two of them does not come. */
const daysOfWeeks = 15;

type Hours = Pick<ShopSchedule, 'timeZone' | 'week' | 'specialDays'>;

/**
 * The present period, where there is one, and those that follow, in order. Hours that touch or overlap are one period.
 */
export function* openPeriods(schedule: Hours, instant: Instant): Generator<OpenPeriod, void> {
  const { timeZone, week, specialDays } = schedule;
  if (week.length === 0 && specialDays.length === 0) return yield { opensAt: instant, closesAt: null };

  const today = Math.floor(wallMinuteAt(timeZone, instant) / minutesOfDay);
  const lastDay = lastSpecialDay(specialDays, today) + daysOfWeeks;
  let period: { opensAt: Instant; closesAt: Instant } | null = null;
  // Hours of the day before may still run; clocks that go back at midnight show that day once more.
  for (let day = today - 2; day < lastDay; day += 1) {
    for (const { opens, closes } of hoursOn(schedule, day)) {
      const opensAt = instantOf(timeZone, day * minutesOfDay + opens);
      const closingDay = closes > opens ? day : day + 1;
      const closesAt = instantOf(timeZone, closingDay * minutesOfDay + closes);
      // Over, or all of it in the hour that the clocks leave out.
      if (closesAt <= instant || closesAt <= opensAt) continue;
      if (period && opensAt <= period.closesAt) {
        period = { opensAt: period.opensAt, closesAt: Math.max(period.closesAt, closesAt) };
      } else {
        if (period) yield period;
        period = { opensAt, closesAt };
      }
    }
  }
  if (!period) return;
  const isEndInSight = period.closesAt < instantOf(timeZone, lastDay * minutesOfDay);
  yield isEndInSight ? period : { ...period, closesAt: null };
}

const lastSpecialDay = (days: readonly SpecialDay[], today: number): number =>
  days.reduce((last, { date }) => Math.max(last, Math.min(dayNumber(date), today + daysAhead)), today);

/** The whole day, of a shop without rows. */
const wholeDay: readonly OpeningHours[] = [{ opens: 0, closes: 0 }];

/** The rows of one date, in the order they open. */
function hoursOn({ week, specialDays }: Hours, number: number): readonly OpeningHours[] {
  const date = calendarDay(number);
  const special = specialDays.filter((day) => day.date === date);
  if (special.length > 0) return inOrder(special.flatMap((day) => (day.kind === 'hours' ? [day] : [])));
  if (week.length === 0) return wholeDay;
  const weekday = weekdayOf(date);
  return inOrder(week.filter(({ day }) => day === weekday));
}

const inOrder = (hours: readonly OpeningHours[]) => [...hours].sort((a, b) => a.opens - b.opens);
