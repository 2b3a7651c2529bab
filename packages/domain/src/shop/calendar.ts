/** `2026-11-21`, without a time zone. */
export type CalendarDay = string;

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayMs = 86_400_000;

/** Days since 1970-01-01, a Thursday. */
export const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The date of a number of days since 1970-01-01. Throws a RangeError for NaN. */
export const calendarDay = (number: number): CalendarDay =>
  new Date(number * dayMs).toISOString().slice(0, 10);

/** NaN for a text that is no date: check {@link isCalendarDay} first. */
export const weekdayOf = (day: CalendarDay): Weekday =>
  (((((dayNumber(day) + 3) % 7) + 7) % 7) + 1) as Weekday;

/** Whether the date exists, in the form `2026-11-21`: 31 February does not. */
export function isCalendarDay(text: string): boolean {
  const number = dayNumber(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(number) && calendarDay(number) === text;
}
