import type { Instant } from '@crepas/domain/shop';
import * as v from 'valibot';

/** A time in ISO 8601 with its offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

export const instantFromWire = (text: string): Instant => Date.parse(text);
export const instantToWire = (moment: Instant): string => new Date(moment).toISOString();

/** Null for an absent or null field. */
export const momentFromWire = (text: string | null | undefined): Instant | null =>
  text === null || text === undefined ? null : instantFromWire(text);

export const momentToWire = (moment: Instant | null): string | null =>
  moment === null ? null : instantToWire(moment);
