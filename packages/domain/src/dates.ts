/** The shop's time zone, independent of the customer's. */
export const shopTimeZone = 'America/Mexico_City';

/**
 * Intl formats each word and number alone, and this file joins them: engines differ in separators, in 12 or 24 hours,
 * in the space before "p.m." and in the short names of months.
 */
const partsOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  // Made at the first use: it takes a slow phone 15 ms, and most pages show no date.
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date): Readonly<Record<string, string>> => {
    format ??= new Intl.DateTimeFormat(locale, options);
    return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  };
};

const words = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const shopDate = partsOf('es-MX', { timeZone: shopTimeZone, ...words });
const shopClock = partsOf('en-US', { timeZone: shopTimeZone, ...clock });
const calendarDate = partsOf('es-MX', { timeZone: 'UTC', weekday: 'long', ...words });

/** `8:15 p.m.` */
function formatTime(date: Date): string {
  const { hour, minute, dayPeriod } = shopClock(date);
  return `${hour}:${minute} ${dayPeriod === 'AM' ? 'a.m.' : 'p.m.'}`;
}

/** `21 de noviembre de 2026, 8:15 p.m.` (decision O12) */
export function formatDateTime(date: Date): string {
  const { day, month, year } = shopDate(date);
  return `${day} de ${month} de ${year}, ${formatTime(date)}`;
}

/** `21 nov, 8:15 p.m.` */
export function formatShortDateTime(date: Date): string {
  const { day, month = '' } = shopDate(date);
  return `${day} ${month.slice(0, 3)}, ${formatTime(date)}`;
}

/** `2026-11-21` → `sábado, 21 de noviembre de 2026` */
export function formatDay(shopDay: string): string {
  const { weekday, day, month, year } = calendarDate(new Date(`${shopDay}T00:00:00Z`));
  return `${weekday}, ${day} de ${month} de ${year}`;
}
