import { daysUntil, formatDayOfYear, type Instant, weekdayAt, weekdays } from '@crepas/domain';

/** «hoy», «mañana», «el viernes» within a week, then «el 5 de marzo»; days of the shop's time zone. */
export function dayText(now: Instant, moment: Instant, timeZone: string): string {
  const days = daysUntil(now, moment, timeZone);
  if (days <= 0) return 'hoy';
  if (days === 1) return 'mañana';
  if (days < 7) return `el ${weekdays[weekdayAt(moment, timeZone) - 1]}`;
  return `el ${formatDayOfYear(new Date(moment), timeZone)}`;
}
