import {
  capitalized,
  formatDay,
  hoursText,
  type OpeningHours,
  type SpecialDay,
  type WeekRow,
  weekdays,
} from '@crepas/domain';

export type DayLine = { readonly day: string; readonly hours: string };

/** One line for each day of the week, from Monday. */
export const weekCopy = (week: readonly WeekRow[]): readonly DayLine[] =>
  weekdays.map((day, index) => ({
    day: capitalized(day),
    hours: hoursCopy(week.filter((row) => row.day === index + 1)),
  }));

/** One line for each date, in order; all hours of a date stand together. */
export function specialDaysCopy(days: readonly SpecialDay[]): readonly DayLine[] {
  const dates = [...new Set(days.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const rows = days.filter((row) => row.date === date);
    const reason = rows.find((row) => row.reason !== null)?.reason;
    const hours = hoursCopy(rows.filter((row) => row.kind === 'hours'));
    return { day: capitalized(formatDay(date)), hours: reason ? `${hours} (${reason})` : hours };
  });
}

const hoursCopy = (spans: readonly OpeningHours[]): string =>
  [...spans]
    .sort((one, other) => one.opens - other.opens)
    .map(hoursText)
    .join(' y ') || 'Cerrado';
