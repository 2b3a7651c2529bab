import { openPeriods } from './openPeriods.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { endOfShopDay } from './shopDay.ts';
import { minuteMs, shopStateAt, soonMinutes } from './shopState.ts';

/**
 * The next moment at which {@link shopStateAt} may say something else; until then it says the same. One timer for it
 * is enough. It can be months away: a browser's timer takes no more than 24 days, so ask again by then.
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

/** The end comes into sight, then each minute counts. */
const nextMinute = (lastOrderAt: Instant, minutesLeft: number | null): Instant =>
  lastOrderAt - (minutesLeft === null ? soonMinutes : minutesLeft - 1) * minuteMs;

/** Also when it is too short for an order: last orders are over then. And the reason of a day ends with the day. */
function nextOpening(schedule: ShopSchedule, instant: Instant): Instant | null {
  const [next] = openPeriods(schedule, instant);
  const { specialDays, timeZone } = schedule;
  return earliest(next?.opensAt ?? null, specialDays.length === 0 ? null : endOfShopDay(instant, timeZone));
}

const earliest = (one: Instant | null, other: Instant | null): Instant | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);
