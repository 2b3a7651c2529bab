import {
  type CalendarDay,
  capitalized,
  dateAt,
  daysUntil,
  formatClock,
  type Instant,
  weekdayAt,
  weekdays,
} from '@crepas/domain';
import { dayText } from './momentText.ts';

/** The moments of one date, for a choice. */
export type MomentDay = {
  readonly date: CalendarDay;
  /** «Hoy», «Mañana», «Sábado 28» */
  readonly label: string;
  readonly hours: readonly { readonly moment: Instant /** `8:30 p.m.` */; readonly label: string }[];
};

/** Only the dates that have moments; dates of the shop's time zone. */
export function momentDays(
  moments: readonly Instant[],
  now: Instant,
  timeZone: string,
): readonly MomentDay[] {
  const days = new Map<CalendarDay, Instant[]>();
  for (const moment of moments) {
    const date = dateAt(moment, timeZone);
    const known = days.get(date);
    if (known) known.push(moment);
    else days.set(date, [moment]);
  }
  return [...days].map(([date, ofDay]) => ({
    date,
    label: dayLabel(date, ofDay[0] ?? now, now, timeZone),
    hours: ofDay.map((moment) => ({ moment, label: formatClock(moment, timeZone) })),
  }));
}

function dayLabel(date: CalendarDay, moment: Instant, now: Instant, timeZone: string): string {
  const days = daysUntil(now, moment, timeZone);
  if (days <= 1) return capitalized(dayText(now, moment, timeZone));
  return `${capitalized(weekdays[weekdayAt(moment, timeZone) - 1] ?? '')} ${Number(date.slice(-2))}`;
}
