import type { Instant } from './schedule.ts';
import { intlMinuteAt, minuteMs, type ZoneOffset } from './timeZone.ts';

/** Between two clock changes of a zone are more days than this. */
const stepMinutes = 14 * 1_440;
const yearsAhead = 3;

const known = new Map<string, readonly ZoneOffset[]>();

/**
 * The clock of a zone from the first day of last year on, until two years from the end of this one: the hours are computed for a year ahead,
 * and past orders are shown with their date. All moments of a year (of UTC) have the same result, so that it can be cached.
 *
 * @throws RangeError for an unknown zone
 */
export function zoneOffsets(timeZone: string, now: Instant): readonly ZoneOffset[] {
  const year = new Date(now).getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const offsets = known.get(key) ?? findOffsets(timeZone, startOf(year - 1), startOf(year + yearsAhead));
  known.set(key, offsets);
  return offsets;
}

const startOf = (year: number): number => Date.UTC(year) / minuteMs;

/** @param first and `last`: minutes since 1970 */
function findOffsets(timeZone: string, first: number, last: number): readonly ZoneOffset[] {
  const offsetAt = (minute: number) => intlMinuteAt(timeZone, minute * minuteMs) - minute;
  const offsets = [{ from: first * minuteMs, minutes: offsetAt(first) }];
  for (let start = first; start < last; start += stepMinutes) {
    let [early, late] = [start, Math.min(start + stepMinutes, last)];
    const before = offsetAt(early);
    const minutes = offsetAt(late);
    if (minutes === before) continue;
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (offsetAt(middle) === before) early = middle;
      else late = middle;
    }
    offsets.push({ from: late * minuteMs, minutes });
  }
  return offsets;
}
