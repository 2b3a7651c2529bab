/** The hours of the evening's dishes, as part of its model. It imports nothing of the product. */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The shop's clock is six hours behind UTC, all year. */
const offsetMs = 6 * 60 * minuteMs;

/** On every day, in minutes after midnight; `until` before `from` is on the next day. */
export type Hours = { readonly from: number; readonly until: number };

const sinceMidnight = (at: number) => (((at - offsetMs) % dayMs) + dayMs) % dayMs;

/** @param hours null: at any time */
export function isWithin(hours: Hours | null, at: number): boolean {
  if (hours === null) return true;
  const past = sinceMidnight(at);
  const [from, until] = [hours.from * minuteMs, hours.until * minuteMs];
  return from < until ? past >= from && past < until : past >= from || past < until;
}

/** When the hours begin or end next. */
export function nextEdge({ from, until }: Hours, now: number): number {
  const waits = [from, until].map((edge) => (edge * minuteMs - sinceMidnight(now) + dayMs) % dayMs || dayMs);
  return now + Math.min(...waits);
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const hoursText = (hours: Hours | null): string =>
  hours === null ? 'at any time' : `from ${clock(hours.from)} until ${clock(hours.until)}`;
