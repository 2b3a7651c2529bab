import type { Instant } from '@crepas/domain';
import * as v from 'valibot';

const isoTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * A time in ISO 8601 with its offset. Not `v.isoTimestamp`: the first screen's scripts contain every check of valibot that
 * any screen uses, and no check of ours that it does not use.
 */
export const instant = v.pipe(v.string(), v.regex(isoTime));

export const instantFromWire = (text: string): Instant => Date.parse(text);
export const instantToWire = (moment: Instant): string => new Date(moment).toISOString();

/** Null for an absent or null field. */
export const momentFromWire = (text: string | null | undefined): Instant | null =>
  text === null || text === undefined ? null : instantFromWire(text);

export const momentToWire = (moment: Instant | null): string | null =>
  moment === null ? null : instantToWire(moment);
