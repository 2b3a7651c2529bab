import type { Instant, ShopSchedule } from '../shop/schedule.ts';
import type { ShopState } from '../shop/shopState.ts';

/**
 * A second, slow implementation of the rules of the shop's hours: it steps through the clock minute by
 * minute. It shares no code with `shop/`, so equal results are right unless both have the same mistake.
 */
export type HoursOracle = {
  /** `null` or `unknown`: not within the searched time range. */
  readonly stateAt: (instant: Instant) => ShopState;
  /** The whole minutes at which the hours open, orders end, or the hours close. */
  readonly turns: readonly Instant[];
  readonly from: Instant;
  readonly to: Instant;
};

/** A moment after the end of the searched time range. */
export const unknown = Number.MAX_SAFE_INTEGER;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const quarter = 15;

/**
 * The local time, written as if it were UTC. No current time zone changes its clocks within a quarter of an
 * hour.
 */
function wallClock(timeZone: string): (minute: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const quarters = new Map<number, number>();
  return (minute) => {
    const begin = minute - (minute % quarter);
    let shown = quarters.get(begin);
    if (shown === undefined) {
      shown = Date.parse(`${format.format(begin * minuteMs).replace(' ', 'T')}Z`) / minuteMs;
      quarters.set(begin, shown);
    }
    return shown + (minute - begin);
  };
}
const clocks = new Map<string, (minute: number) => number>();

/** @param days the length of the searched time range, which begins two days before `around` */
export function lookAt(schedule: ShopSchedule, around: Instant, days: number): HoursOracle {
  const { timeZone, lastOrderMinutes, pausedUntil, busy, deliveryMinutes } = schedule;
  const wall = clocks.get(timeZone) ?? wallClock(timeZone);
  clocks.set(timeZone, wall);
  const begin = Math.floor(around / minuteMs) - 2 * 1_440;
  const minutes = days * 1_440;
  const rowsOn = rowsByDate(schedule);

  // When the clock goes back, a local time counts only after it exceeds the latest one so far.
  let hand = wall(begin - 1_440);
  for (let minute = begin - 1_440; minute < begin; minute += 1) hand = Math.max(hand, wall(minute));
  const hands: number[] = [];
  const isOpen: boolean[] = [];
  for (let index = 0; index < minutes; index += 1) {
    hand = Math.max(hand, wall(begin + index));
    hands.push(hand);
    isOpen.push(isOpenAtHand(rowsOn, hand));
  }
  const closes: number[] = [];
  const takes: boolean[] = [];
  for (let index = minutes - 1, next = Number.POSITIVE_INFINITY; index >= 0; index -= 1) {
    if (!isOpen[index]) next = index;
    closes[index] = next;
    takes[index] = isOpen[index] === true && index < next - lastOrderMinutes;
  }

  const instantAt = (index: number) => (index < minutes ? (begin + index) * minuteMs : unknown);
  const indexOf = (instant: Instant) => Math.floor(instant / minuteMs) - begin;
  function ordersFrom(instant: Instant): Instant {
    const index = indexOf(instant);
    if (index >= minutes) return unknown;
    if (takes[index]) return instant;
    const next = takes.indexOf(true, index);
    return next === -1 ? unknown : instantAt(next);
  }
  function reasonAt(index: number): string | null {
    const date = new Date(((hands[index] ?? 0) - 300) * minuteMs).toISOString().slice(0, 10);
    for (const day of schedule.specialDays) if (day.date === date && day.reason !== null) return day.reason;
    return null;
  }

  function stateAt(instant: Instant): ShopState {
    if (!schedule.isOpen) return { kind: 'closed', opensAt: null, reason: null };
    if (pausedUntil !== null && instant < pausedUntil) {
      return { kind: 'paused', until: pausedUntil, opensAt: ordersFrom(pausedUntil) };
    }
    const index = indexOf(instant);
    if (!isOpen[index]) return { kind: 'closed', opensAt: ordersFrom(instant), reason: reasonAt(index) };
    const closesAt = instantAt(closes[index] ?? minutes);
    if (!takes[index]) return { kind: 'lastOrdersOver', closesAt, opensAt: ordersFrom(closesAt) };
    const isBusy = busy !== null && busy.until > instant;
    const promiseMinutes = isBusy ? busy.minutes : deliveryMinutes;
    if (closesAt === unknown) {
      return { kind: 'open', promiseMinutes, closesAt, lastOrderAt: unknown, minutesLeft: null };
    }
    const lastOrderAt = closesAt - lastOrderMinutes * minuteMs;
    const left = lastOrderAt - instant;
    const minutesLeft = left > 30 * minuteMs ? null : Math.ceil(left / minuteMs);
    return { kind: 'open', promiseMinutes, closesAt, lastOrderAt, minutesLeft };
  }

  const turns = takes.flatMap((taken, index) =>
    index > 0 && (taken !== takes[index - 1] || isOpen[index] !== isOpen[index - 1])
      ? [instantAt(index)]
      : [],
  );
  return { stateAt, turns, from: begin * minuteMs, to: (begin + minutes) * minuteMs };
}

type Hours = { readonly opens: number; readonly closes: number };

/** Whether a row applies to this local minute: a row of its date, or one of the evening before. */
function isOpenAtHand(rowsOn: (date: number) => readonly Hours[], hand: number): boolean {
  const today = Math.floor(hand / 1_440);
  return [today, today - 1].some((date) => {
    const minute = hand - date * 1_440;
    return rowsOn(date).some(
      ({ opens, closes }) => minute >= opens && minute < (closes <= opens ? closes + 1_440 : closes),
    );
  });
}

function rowsByDate({ week, specialDays }: ShopSchedule): (date: number) => readonly Hours[] {
  const known = new Map<number, readonly Hours[]>();
  return (date) => {
    const rows = known.get(date) ?? rowsOf(date);
    known.set(date, rows);
    return rows;
  };
  function rowsOf(date: number): readonly Hours[] {
    const day = new Date(date * dayMs);
    const special = specialDays.filter((other) => other.date === day.toISOString().slice(0, 10));
    if (special.length > 0) return special.flatMap((row) => (row.kind === 'hours' ? [row] : []));
    if (week.length === 0) return [{ opens: 0, closes: 1_440 }];
    return week.filter((row) => row.day % 7 === day.getUTCDay());
  }
}
