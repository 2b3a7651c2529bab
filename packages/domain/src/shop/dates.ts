import { minuteMs, wallMinuteAt } from './timeZone.ts';

/**
 * Intl formats each word and number alone, and this file joins them: engines differ in separators, in 12 or 24 hours,
 * in the space before "p.m." and in the short names of months.
 */
const partsOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  // Made at the first use: it takes a slow phone 15 ms, and most pages show no date.
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date, timeZone: string): Readonly<Record<string, string>> => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    // The clock of the zone is computed, because a browser's zones can be older than a law.
    const wall = wallMinuteAt(timeZone, date.getTime()) * minuteMs;
    return Object.fromEntries(format.formatToParts(wall).map(({ type, value }) => [type, value]));
  };
};

const words = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const dateParts = partsOf('es-MX', words);
const clockParts = partsOf('en-US', clock);
const weekdayParts = partsOf('es-MX', { weekday: 'long', ...words });

/** `8:15 p.m.` */
function formatTime(date: Date, timeZone: string): string {
  const { hour, minute, dayPeriod } = clockParts(date, timeZone);
  return `${hour}:${minute} ${dayPeriod === 'AM' ? 'a.m.' : 'p.m.'}`;
}

/**
 * `21 de noviembre de 2026, 8:15 p.m.` (decision O12)
 *
 * @param timeZone the shop's, independent of the reader's
 */
export function formatDateTime(date: Date, timeZone: string): string {
  const { day, month, year } = dateParts(date, timeZone);
  return `${day} de ${month} de ${year}, ${formatTime(date, timeZone)}`;
}

/** `21 nov, 8:15 p.m.`, in the same zone */
export const formatShortDateTime = (date: Date, timeZone: string): string =>
  `${formatShortDay(date, timeZone)}, ${formatTime(date, timeZone)}`;

/** `21 nov`, in the same zone */
export function formatShortDay(date: Date, timeZone: string): string {
  const { day, month = '' } = dateParts(date, timeZone);
  return `${day} ${month.slice(0, 3)}`;
}

/**
 * `2026-11-21` → `sábado, 21 de noviembre de 2026`
 *
 * @throws RangeError for a date that does not exist, which engines would read as another one or as none
 */
export function formatDay(shopDay: string): string {
  const date = new Date(`${shopDay}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== shopDay) {
    throw new RangeError(`No date: ${shopDay}`);
  }
  const { weekday, day, month, year } = weekdayParts(date, 'UTC');
  return `${weekday}, ${day} de ${month} de ${year}`;
}

/** `5 de marzo`, in the same zone as {@link formatDateTime} */
export function formatDayOfYear(date: Date, timeZone: string): string {
  const { day, month } = dateParts(date, timeZone);
  return `${day} de ${month}`;
}
