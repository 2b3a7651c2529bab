import { type CalendarDay, calendarDay, dayNumber } from './calendar.ts';
import type { Instant } from './schedule.ts';
import { instantOf, minutesOfDay, wallMinuteAt } from './timeZone.ts';

/** The shop's day begins at five in the morning: an evening is never cut at midnight (decision H3). */
const startsAtMinute = 5 * 60;

const startOf = (dayNumber: number, timeZone: string): Instant =>
  instantOf(timeZone, dayNumber * minutesOfDay + startsAtMinute);

const shopDayNumber = (instant: Instant, timeZone: string): number =>
  Math.floor((wallMinuteAt(timeZone, instant) - startsAtMinute) / minutesOfDay);

/** The shop's day that runs at this moment. At two in the morning it is still that of the evening before. */
export const shopDayAt = (instant: Instant, timeZone: string): CalendarDay =>
  calendarDay(shopDayNumber(instant, timeZone));

/** When the shop's next day begins. */
export const endOfShopDay = (instant: Instant, timeZone: string): Instant =>
  startOf(shopDayNumber(instant, timeZone) + 1, timeZone);

/** A day of the shop: from its first moment to the first of the next day. */
export function shopDayBounds(
  day: CalendarDay,
  timeZone: string,
): { readonly from: Instant; readonly to: Instant } {
  const number = dayNumber(day);
  return { from: startOf(number, timeZone), to: startOf(number + 1, timeZone) };
}
