import type { Instant } from './schedule.ts';

/**
 * Minutes since 1970 in local time, as a wall clock with a date shows them. They can be added and compared
 * like numbers; only this file handles clock changes.
 */
export type WallMinute = number;

export const minutesOfDay = 1_440;
export const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Constructing a format takes longer than a hundred uses of it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** From this moment on, the clocks of a zone are `minutes` ahead of UTC: in Mexico fewer than 0. */
export type ZoneOffset = { readonly from: Instant; readonly minutes: number };

const offsetsOf = new Map<string, readonly ZoneOffset[]>();

/**
 * The server's data of a zone. From its first moment on it replaces that of `Intl`, which is as old as the browser: one that is older than
 * the end of Mexico's summer time is an hour ahead from April to October, and does not know the zones of a later law.
 *
 * @param offsets in their order; none forgets those of before
 */
export function rememberOffsets(timeZone: string, offsets: readonly ZoneOffset[]): void {
  offsetsOf.set(timeZone, offsets);
  instants.delete(timeZone);
}

/** The local time at a moment, rounded down to the minute. */
export function wallMinuteAt(timeZone: string, instant: Instant): WallMinute {
  let minutes: number | undefined;
  for (const offset of offsetsOf.get(timeZone) ?? []) if (offset.from <= instant) minutes = offset.minutes;
  return minutes === undefined ? intlMinuteAt(timeZone, instant) : Math.floor(instant / minuteMs) + minutes;
}

/** {@link wallMinuteAt} by the data of this browser or server. */
export function intlMinuteAt(timeZone: string, instant: Instant): WallMinute {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) / minuteMs;
}

/**
 * The first moment at which the local time is `wall` or later. A local time that occurs twice (clocks go
 * back) means its first occurrence; one that is skipped (clocks go forward) means the moment of the change.
 * The function is monotonic, so adjacent hours in local time are adjacent in real time.
 */
export function instantOf(timeZone: string, wall: WallMinute): Instant {
  const known = instants.get(timeZone) ?? new Map<WallMinute, Instant>();
  // The hours are computed for every order, and their values are few and repeat.
  if (known.size > maxInstants) known.clear();
  instants.set(timeZone, known);
  const instant = known.get(wall) ?? findInstant(timeZone, wall);
  known.set(wall, instant);
  return instant;
}

const instants = new Map<string, Map<WallMinute, Instant>>();
const maxInstants = 5_000;

function findInstant(timeZone: string, wall: WallMinute): Instant {
  const shownAt = (minute: number) => wallMinuteAt(timeZone, minute * minuteMs);
  const offsetAt = (minute: number) => shownAt(minute) - minute;
  const before = offsetAt(wall - minutesOfDay);
  const after = offsetAt(wall + minutesOfDay);
  const [first, last] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  if (first === last || shownAt(first) === wall) return first * minuteMs;
  if (shownAt(last) === wall) return last * minuteMs;
  // `wall` is skipped: search the moment of the clock change between the two.
  let [early, late] = [first, last];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (shownAt(middle) >= wall) late = middle;
    else early = middle;
  }
  return late * minuteMs;
}

/** Only names of places and UTC: an offset such as `+06:00` has no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
