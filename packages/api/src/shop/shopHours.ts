import {
  minuteOfTime24,
  type OpeningHours,
  type SpecialDay,
  time24,
  type Weekday,
  type WeekRow,
} from '@crepas/domain';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { whole } from '../wire/fields.ts';

/** A time of day in 24 hours: `18:00`. */
export const timeOfDay = v.pipe(v.string(), v.maxLength(5), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const weekRowWire = v.object({
  dia: v.pipe(whole, v.minValue(1), v.maxValue(7)),
  abre: timeOfDay,
  cierra: timeOfDay,
});
export type WeekRowWire = v.InferOutput<typeof weekRowWire>;

const reason = v.optional(v.pipe(textOrNull, v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(60)))));

/** A special day without its date. */
export const closedHours = { cerrado: v.literal(true) };
export const openHours = { cerrado: v.optional(v.literal(false)), abre: timeOfDay, cierra: timeOfDay };

const inAnswer = { fecha: v.string(), motivo: reason };

/** In an answer. A `variant` would be in the first screen's scripts, as `instant` explains. */
export const specialDayWire = v.union([
  v.object({ ...inAnswer, ...closedHours }),
  v.object({ ...inAnswer, ...openHours }),
]);
export type SpecialDayWire = v.InferOutput<typeof specialDayWire>;

const hoursFromWire = ({ abre, cierra }: { abre: string; cierra: string }): OpeningHours => ({
  opens: minuteOfTime24(abre),
  closes: minuteOfTime24(cierra),
});
const hoursToWire = ({ opens, closes }: OpeningHours) => ({ abre: time24(opens), cierra: time24(closes) });

export const weekRowFromWire = (row: WeekRowWire): WeekRow => ({
  day: row.dia as Weekday,
  ...hoursFromWire(row),
});
export const weekRowToWire = (row: WeekRow): WeekRowWire => ({ dia: row.day, ...hoursToWire(row) });

export function specialDayFromWire(day: SpecialDayWire): SpecialDay {
  const common = { date: day.fecha, reason: day.motivo || null };
  return day.cerrado ? { kind: 'closed', ...common } : { kind: 'hours', ...common, ...hoursFromWire(day) };
}

export function specialDayToWire(day: SpecialDay): SpecialDayWire {
  const reason = day.reason !== null && { motivo: day.reason };
  return day.kind === 'closed'
    ? { fecha: day.date, cerrado: true, ...reason }
    : { fecha: day.date, ...hoursToWire(day), ...reason };
}
