import { type CalendarDay, calendarDay, type Weekday, weekdayOf } from './calendar.ts';
import type { Instant, OpeningHours } from './schedule.ts';
import { minutesOfDay, wallMinuteAt } from './timeZone.ts';

/** Minutes of the day as text: `6:00 p.m.` */
export function formatMinuteOfDay(minute: number): string {
  const hour = Math.floor(minute / 60);
  const minutes = String(minute % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** From Monday. */
export const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** The time of a moment in the shop's time zone: `6:00 p.m.` */
export const formatClock = (instant: Instant, timeZone: string): string =>
  formatMinuteOfDay(wallMinuteAt(timeZone, instant) % minutesOfDay);

/** Minutes of the day in 24 hours, as the wire, files and time fields have them: `18:00`. */
export const time24 = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `18:00` → 1080; the inverse of {@link time24}. */
export function minuteOfTime24(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** The time of a moment in the shop's time zone for a file, where it is sorted as a text: `18:00`. */
export const formatSortableClock = (instant: Instant, timeZone: string): string =>
  time24(wallMinuteAt(timeZone, instant) % minutesOfDay);

/** Minutes left, a begun one too. */
export const minutesUntil = (moment: Instant, now: Instant): number => Math.ceil((moment - now) / 60_000);

/** By the shop's calendar: it changes at midnight. */
export const dateAt = (instant: Instant, timeZone: string): CalendarDay =>
  calendarDay(dayAt(instant, timeZone));

/** By the shop's calendar, too. */
export const weekdayAt = (instant: Instant, timeZone: string): Weekday =>
  weekdayOf(dateAt(instant, timeZone));

/** The number of dates between two moments: 0 is «hoy», 1 is «mañana». */
export const daysUntil = (instant: Instant, later: Instant, timeZone: string): number =>
  dayAt(later, timeZone) - dayAt(instant, timeZone);

const dayAt = (instant: Instant, timeZone: string) =>
  Math.floor(wallMinuteAt(timeZone, instant) / minutesOfDay);

/** `6:00 p.m. a 11:00 p.m.` */
export const hoursText = ({ opens, closes }: OpeningHours): string =>
  `${formatMinuteOfDay(opens)} a ${formatMinuteOfDay(closes)}`;
