import { dayNumber, isCalendarDay } from './calendar.ts';
import type { OpeningHours, SpecialDay, WeekRow } from './schedule.ts';
import { minutesOfDay } from './timeZone.ts';

/** A fault of a row, by its index in the list. */
export type HoursFault =
  /** The row closes at the minute at which it opens. */
  | { readonly code: 'empty'; readonly row: number }
  /** Both rows apply to the same time; `other` has the smaller index. */
  | { readonly code: 'overlap'; readonly row: number; readonly other: number }
  /** The date does not exist. */
  | { readonly code: 'noSuchDate'; readonly row: number };

/** Adjacent hours are no fault: 00:00 to 12:00 and 12:00 to 00:00 is open all day. */
export function weekFaults(rows: readonly WeekRow[]): readonly HoursFault[] {
  const spans = rows.map((row) => spanOf(row.day - 1, row));
  return [...emptyRows(rows), ...overlaps(spans, 7 * minutesOfDay)];
}

/** The faults of special days. Dates that do not exist come first, and alone; a closed date must be the only row of its date. */
export function specialDayFaults(days: readonly SpecialDay[]): readonly HoursFault[] {
  const noDates = days.flatMap(({ date }, row) =>
    isCalendarDay(date) ? [] : [{ code: 'noSuchDate', row } as const],
  );
  if (noDates.length > 0) return noDates;
  const hours = days.map((day) => (day.kind === 'hours' ? day : null));
  const spans = days.map((day) => (day.kind === 'hours' ? spanOf(dayNumber(day.date), day) : null));
  const closed = days.flatMap((day, row) => {
    if (day.kind === 'hours') return [];
    // A closed date must have exactly one row.
    const others = days.flatMap(({ date }, index) => (index !== row && date === day.date ? [index] : []));
    return others
      .filter((other) => other < row || days[other]?.kind === 'hours')
      .map((other) => ({ code: 'overlap', row: Math.max(row, other), other: Math.min(row, other) }) as const);
  });
  return [...emptyRows(hours), ...closed, ...overlaps(spans, Number.POSITIVE_INFINITY)];
}

type Span = { readonly from: number; readonly length: number };

function spanOf(day: number, { opens, closes }: OpeningHours): Span {
  const length = closes > opens ? closes - opens : closes + minutesOfDay - opens;
  return { from: day * minutesOfDay + opens, length };
}

const emptyRows = (rows: readonly (OpeningHours | null)[]): readonly HoursFault[] =>
  rows.flatMap((row, index) =>
    row && row.opens === row.closes ? [{ code: 'empty', row: index } as const] : [],
  );

/**
 * @param turn the period in minutes after which the rows repeat: Sunday's last row may overlap Monday's first
 */
function overlaps(spans: readonly (Span | null)[], turn: number): readonly HoursFault[] {
  return spans.flatMap((span, row) =>
    spans.slice(0, row).flatMap((earlier, other) => {
      if (!span || !earlier) return [];
      const distance = span.from - earlier.from;
      const gap =
        distance < 0 ? { length: span.length, to: -distance } : { length: earlier.length, to: distance };
      const wrapped = distance < 0 ? earlier.length : span.length;
      const isApart = gap.length <= gap.to && wrapped <= turn - gap.to;
      return isApart ? [] : [{ code: 'overlap', row, other } as const];
    }),
  );
}
