/** The shop's clock: where the customer is does not matter. */
export const shopTimeZone = 'America/Mexico_City';

// Two formats, because what Intl puts between date and time differs from one version to the next.
const day = new Intl.DateTimeFormat('es-MX', { timeZone: shopTimeZone, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('es-MX', { timeZone: shopTimeZone, timeStyle: 'short' });

/** `21 de noviembre de 2026, 8:15 p.m.` (decision O12) */
export const formatDateTime = (date: Date): string => `${day.format(date)}, ${time.format(date)}`;
