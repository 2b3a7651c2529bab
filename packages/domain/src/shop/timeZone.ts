import type { Instant } from './schedule.ts';

/**
 * Minutes since 1970 as the clock on the wall counts them, the date included. Such numbers are added and compared
 * like any other; what an hour means on the day the clocks change is decided here alone.
 */
export type WallMinute = number;

export const minutesOfDay = 1_440;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than using it a hundred times. */
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

/** What the clock on the wall shows; a minute that has begun counts. */
export function wallMinuteAt(timeZone: string, instant: Instant): WallMinute {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) / minuteMs;
}

/**
 * The first moment at which the clock on the wall shows this minute or a later one. So a minute that is shown twice,
 * when clocks go back, means the first time; one that is never shown, when they go forward, means the moment of the
 * change. A later minute never gives an earlier moment, and two that are the same give the same: hours that touch on
 * the wall touch in fact.
 */
export function instantOf(timeZone: string, wall: WallMinute): Instant {
  const known = instants.get(timeZone) ?? new Map<WallMinute, Instant>();
  // A shop's hours are asked for at every order, and are the same few.
  if (known.size > mostInstants) known.clear();
  instants.set(timeZone, known);
  const instant = known.get(wall) ?? findInstant(timeZone, wall);
  known.set(wall, instant);
  return instant;
}

const instants = new Map<string, Map<WallMinute, Instant>>();
const mostInstants = 5_000;

function findInstant(timeZone: string, wall: WallMinute): Instant {
  const shownAt = (minute: number) => wallMinuteAt(timeZone, minute * minuteMs);
  const offsetAt = (minute: number) => shownAt(minute) - minute;
  const before = offsetAt(wall - minutesOfDay);
  const after = offsetAt(wall + minutesOfDay);
  const [first, last] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  if (first === last || shownAt(first) === wall) return first * minuteMs;
  if (shownAt(last) === wall) return last * minuteMs;
  // Never shown: the change lies between the two.
  let [early, late] = [first, last];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (shownAt(middle) >= wall) late = middle;
    else early = middle;
  }
  return late * minuteMs;
}

/** Names of places only: an offset such as `+06:00` knows nothing of a change of clocks. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}
