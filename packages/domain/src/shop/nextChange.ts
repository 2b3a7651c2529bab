import { openPeriods } from './openPeriods.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { endOfShopDay } from './shopDay.ts';
import { shopStateAt, soonMinutes } from './shopState.ts';
import { minuteMs } from './timeZone.ts';

/**
 * The earliest moment at which the result of {@link shopStateAt} can change.
 *
 * @returns null when only a change of the schedule changes the state
 */
export function nextChangeAt(schedule: ShopSchedule, instant: Instant): Instant | null {
  if (!schedule.isOpen) return null;
  const state = shopStateAt(schedule, instant);
  switch (state.kind) {
    case 'paused':
      return state.until;
    case 'lastOrdersOver':
      return state.closesAt;
    case 'closed':
      return nextOpening(schedule, instant);
    case 'open':
      return earliest(
        state.lastOrderAt === null ? null : nextMinute(state.lastOrderAt, state.minutesLeft),
        schedule.busy !== null && schedule.busy.until > instant ? schedule.busy.until : null,
      );
  }
}

/** The first change is when `minutesLeft` becomes a number; after that it changes every minute. */
const nextMinute = (lastOrderAt: Instant, minutesLeft: number | null): Instant =>
  lastOrderAt - (minutesLeft === null ? soonMinutes : minutesLeft - 1) * minuteMs;

/**
 * A period too short for an order counts too: the state becomes `lastOrdersOver`. The reason of a special day
 * ends with the shop's day.
 */
function nextOpening(schedule: ShopSchedule, instant: Instant): Instant | null {
  const [next] = openPeriods(schedule, instant);
  const { specialDays, timeZone } = schedule;
  return earliest(next?.opensAt ?? null, specialDays.length === 0 ? null : endOfShopDay(instant, timeZone));
}

const earliest = (one: Instant | null, other: Instant | null): Instant | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
