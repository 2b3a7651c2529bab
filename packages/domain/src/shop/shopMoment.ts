import { openPeriods } from './openPeriods.ts';
import type { PickupSettings } from './pickup.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { endOfShopDay } from './shopDay.ts';
import { type ShopState, shopStateAt, soonMinutes } from './shopState.ts';
import { minuteMs } from './timeZone.ts';

/** The shop at a moment, and when to compute it again. */
export type ShopMoment = {
  readonly state: ShopState;
  /** The next change of anything that is shown of the shop; at most {@link maxWaitMs} later, even if nothing changes then. */
  readonly nextAt: Instant;
};

/** Twenty days: a browser's timer takes no more than 24. */
const maxWaitMs = 20 * 86_400_000;

/** The result changes with the state, with the end of a rush while the shop is closed or paused, and with the end of a pause of pickup. */
export function shopMomentAt(
  shop: ShopSchedule & Pick<PickupSettings, 'pickupPausedUntil'>,
  instant: Instant,
): ShopMoment {
  const changes = [nextChangeAt(shop, instant), shop.busy?.until ?? null, shop.pickupPausedUntil];
  const later = changes.filter((at) => at !== null).filter((at) => at > instant);
  return { state: shopStateAt(shop, instant), nextAt: Math.min(...later, instant + maxWaitMs) };
}

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
