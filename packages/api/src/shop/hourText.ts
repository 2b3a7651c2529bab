import { formatClock, type Instant } from '@crepas/domain';

/** A time in the shop's time zone with its article, which depends on the hour: «las 6:00 p.m.», but «la 1:00 a.m.». */
export function hourText(moment: Instant, timeZone: string): string {
  const clock = formatClock(moment, timeZone);
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}
