import {
  type HoursFault,
  minuteOfTime24,
  type SpecialDay,
  specialDayFaults,
  time24,
  toLine,
  type Weekday,
  type WeekRow,
  weekdays,
  weekFaults,
} from '@crepas/domain';

/** The hours of the week and of special days, as they are typed. */

export type SpanForm = { readonly opens: string; readonly closes: string };
export type SpecialDayForm = SpanForm & {
  readonly key: string;
  readonly date: string;
  readonly isClosed: boolean;
  readonly reason: string;
};

/** Seven days from Monday on. */
export type WeekForm = readonly (readonly SpanForm[])[];

type HoursErrors = Readonly<Record<string, string>>;

export const weekForm = (week: readonly WeekRow[]): WeekForm =>
  weekdays.map((_, index) =>
    week
      .filter(({ day }) => day === index + 1)
      .map(({ opens, closes }) => ({ opens: time24(opens), closes: time24(closes) })),
  );

export const specialDaysForm = (days: readonly SpecialDay[]): readonly SpecialDayForm[] =>
  days.map((day, index) => ({
    key: `saved ${index}`,
    date: day.date,
    isClosed: day.kind === 'closed',
    reason: day.reason ?? '',
    opens: day.kind === 'hours' ? time24(day.opens) : '18:00',
    closes: day.kind === 'hours' ? time24(day.closes) : '23:00',
  }));

export const weekOf = (week: WeekForm): readonly WeekRow[] => rowsOf(week).map(({ row }) => row);

const isIncomplete = ({ opens, closes }: SpanForm) => opens === '' || closes === '';

/** The rows of the week, each with the name of its field. */
const rowsOf = (week: WeekForm): readonly { readonly field: string; readonly row: WeekRow }[] =>
  week.flatMap((spans, day) =>
    spans.map(({ opens, closes }, place) => ({
      field: `week ${day} ${place}`,
      row: { day: (day + 1) as Weekday, opens: minuteOfTime24(opens), closes: minuteOfTime24(closes) },
    })),
  );

/** The name of the field of a row, by its index in the rows that are sent. */
export const fieldOfRow = (week: WeekForm, row: number): string | null => rowsOf(week)[row]?.field ?? null;

export function weekErrors(week: WeekForm): HoursErrors {
  const rows = rowsOf(week);
  const missing = rows.filter(({ row }) => Number.isNaN(row.opens) || Number.isNaN(row.closes));
  if (missing.length > 0) return Object.fromEntries(missing.map(({ field }) => [field, missingTime]));
  const faults = weekFaults(rows.map(({ row }) => row));
  return Object.fromEntries(
    faults.map((fault) => [
      rows[fault.row]?.field ?? '',
      faultCopy(fault, (index) => weekdays[(rows[index]?.row.day ?? 1) - 1] ?? ''),
    ]),
  );
}

export function specialDayErrors(days: readonly SpecialDayForm[]): HoursErrors {
  const missing = days.flatMap((day, index) => {
    if (day.date === '') return [[`day ${index}`, 'Elige la fecha']];
    return !day.isClosed && isIncomplete(day) ? [[`day ${index}`, missingTime]] : [];
  });
  if (missing.length > 0) return Object.fromEntries(missing);
  const faults = specialDayFaults(days.map(specialDayOf));
  return Object.fromEntries(
    faults.map((fault) => [`day ${fault.row}`, faultCopy(fault, () => 'la misma fecha')]),
  );
}

export const specialDayOf = ({ date, isClosed, reason, opens, closes }: SpecialDayForm): SpecialDay => {
  const common = { date, reason: toLine(reason) || null };
  return isClosed
    ? { kind: 'closed', ...common }
    : { kind: 'hours', ...common, opens: minuteOfTime24(opens), closes: minuteOfTime24(closes) };
};

const missingTime = 'Elige a qué hora abre y cierra';

function faultCopy(fault: HoursFault, nameOf: (row: number) => string): string {
  switch (fault.code) {
    case 'empty':
      return 'Abre y cierra a la misma hora';
    case 'overlap':
      return `Se encima con otro horario (${nameOf(fault.other)})`;
    case 'noSuchDate':
      return 'Esa fecha no existe';
  }
}
