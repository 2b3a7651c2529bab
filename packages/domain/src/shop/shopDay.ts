import { type CalendarDay, calendarDay, dayNumber } from './calendar.ts';
import type { Instant } from './schedule.ts';
import { instantOf, minutesOfDay, wallMinuteAt } from './timeZone.ts';

/** The shop's day begins at five in the morning, so that an evening belongs to one day (decision H3). */
export const startsAtMinute = 5 * 60;

const startOf = (dayNumber: number, timeZone: string): Instant =>
  instantOf(timeZone, dayNumber * minutesOfDay + startsAtMinute);

const shopDayNumber = (instant: Instant, timeZone: string): number =>
  Math.floor((wallMinuteAt(timeZone, instant) - startsAtMinute) / minutesOfDay);

/** The shop's day at a moment. Two in the morning belongs to the day before. */
export const shopDayAt = (instant: Instant, timeZone: string): CalendarDay =>
  calendarDay(shopDayNumber(instant, timeZone));

/**
 * The moment at which the shop's next day begins.
 *
 * @param daysAhead the end of so many days later
 */
export const endOfShopDay = (instant: Instant, timeZone: string, daysAhead = 0): Instant =>
  startOf(shopDayNumber(instant, timeZone) + 1 + daysAhead, timeZone);

/** The first moment of a shop's day, and the first moment of the next one. */
export function shopDayBounds(
  day: CalendarDay,
  timeZone: string,
): { readonly from: Instant; readonly to: Instant } {
  const number = dayNumber(day);
  return { from: startOf(number, timeZone), to: startOf(number + 1, timeZone) };
}
