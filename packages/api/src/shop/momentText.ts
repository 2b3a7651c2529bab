import {
  daysUntil,
  formatClock,
  formatDayOfYear,
  type Instant,
  pastDayText,
  weekdayAt,
  weekdays,
} from '@crepas/domain';

/** When an order is wanted: «hoy a las 8:30 p.m.», «mañana a la 1:00 p.m.», «el sábado a las 9:00 p.m.»; also of one that is past. */
export function momentText(now: Instant, moment: Instant, timeZone: string): string {
  const isPast = daysUntil(now, moment, timeZone) < 0;
  const day = isPast ? pastDayText(new Date(moment), now, timeZone) : dayText(now, moment, timeZone);
  return `${day} a ${hourText(moment, timeZone)}`;
}

/** A time in the shop's time zone with its article, which depends on the hour: «las 6:00 p.m.», but «la 1:00 a.m.». */
export function hourText(moment: Instant, timeZone: string): string {
  const clock = formatClock(moment, timeZone);
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** «hoy», «mañana», «el viernes» within a week, then «el 5 de marzo»; days of the shop's time zone. */
export function dayText(now: Instant, moment: Instant, timeZone: string): string {
  const days = daysUntil(now, moment, timeZone);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'mañana';
  if (days < 7) return `el ${weekdays[weekdayAt(moment, timeZone) - 1]}`;
  return `el ${formatDayOfYear(new Date(moment), timeZone)}`;
}

/** When an order for later is wanted, for staff: «para las 8:30 p.m.»; with the day if it is another: «para mañana a las 8:30 p.m.». */
export const forMomentText = (moment: Instant, now: Instant, timeZone: string): string =>
  daysUntil(now, moment, timeZone) === 0
    ? `para ${hourText(moment, timeZone)}`
    : `para ${momentText(now, moment, timeZone)}`;
