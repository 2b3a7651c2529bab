import { type Instant, isCalendarDay } from '@crepas/domain';
import * as v from 'valibot';

const isoTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A time in ISO 8601 with its offset. Not `v.isoTimestamp`: the first screen's scripts contain every check of valibot that
 * any screen uses, and no check of ours that it does not use.
 */
export const instant = v.pipe(v.string(), v.regex(isoTime));

/** The same in a request, where every text has a bound. 31 November is refused: `Date.parse` reads it as 1 December. */
export const requestedInstant = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(isoTime),
  // Another form was refused by the pattern above: one fault gives one refusal.
  v.check((text) => !isoTime.test(text) || isCalendarDay(text.slice(0, 10))),
);

export const instantFromWire = (text: string): Instant => Date.parse(text);
export const instantToWire = (moment: Instant): string => new Date(moment).toISOString();

/** Null for an absent or null field. */
export const momentFromWire = (text: string | null | undefined): Instant | null =>
  text === null || text === undefined ? null : instantFromWire(text);

export const momentToWire = (moment: Instant | null): string | null =>
  moment === null ? null : instantToWire(moment);
