/** The shop's clock: where the customer is does not matter. */
export const shopTimeZone = 'America/Mexico_City';

// Two formats, because what Intl puts between date and time differs from one version to the next.
const day = new Intl.DateTimeFormat('es-MX', { timeZone: shopTimeZone, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('es-MX', { timeZone: shopTimeZone, timeStyle: 'short' });

const shortDay = new Intl.DateTimeFormat('es-MX', { timeZone: shopTimeZone, day: 'numeric', month: 'short' });
const sortableDay = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone });
const fullDay = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', dateStyle: 'full' });

/** `21 de noviembre de 2026, 8:15 p.m.` (decision O12) */
export const formatDateTime = (date: Date): string => `${day.format(date)}, ${time.format(date)}`;

/** `21 nov, 8:15 p.m.` */
export const formatShortDateTime = (date: Date): string => `${shortDay.format(date)}, ${time.format(date)}`;

/** `2026-11-21`: the day that it is for the shop at this moment. */
export const shopDayOf = (date: Date): string => sortableDay.format(date);

/** `2026-11-21` → `sábado, 21 de noviembre de 2026` */
export const formatDay = (shopDay: string): string => fullDay.format(new Date(`${shopDay}T00:00:00Z`));
