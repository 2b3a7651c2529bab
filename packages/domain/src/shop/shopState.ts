import { type OpenPeriod, openPeriods } from './openPeriods.ts';
import type { PickupSettings } from './pickup.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { shopDayAt } from './shopDay.ts';
import { minuteMs } from './timeZone.ts';

/**
 * What a customer can do at one moment. `opensAt` is the next time at which orders are taken, or null when
 * there is none within the search range.
 */
export type ShopState =
  | {
      readonly kind: 'open';
      /** The promised delivery time in minutes. */
      readonly promiseMinutes: number;
      /** The last moment for an order; null when there is no end within the search range. */
      readonly lastOrderAt: Instant | null;
      readonly closesAt: Instant | null;
      /** Minutes until the last order, rounded up; null while there are more than `soonMinutes`. */
      readonly minutesLeft: number | null;
    }
  | { readonly kind: 'lastOrdersOver'; readonly closesAt: Instant; readonly opensAt: Instant | null }
  | {
      readonly kind: 'closed';
      readonly opensAt: Instant | null;
      /** The reason of the current special day, if it has one. */
      readonly reason: string | null;
    }
  /** `opensAt` is later than `until` if the shop is closed at `until`. */
  | { readonly kind: 'paused'; readonly until: Instant; readonly opensAt: Instant | null };

/** `minutesLeft` is set from this many minutes before the last order. */
export const soonMinutes = 30;

/**
 * Priority (decision H1): the owner's switch, then a pause, then a special day, then the week.
 *
 * @throws RangeError when the instant is not finite: a clock that cannot be read opens no shop
 */
export function shopStateAt(schedule: ShopSchedule, instant: Instant): ShopState {
  if (!Number.isFinite(instant)) throw new RangeError(`No moment: ${instant}`);
  if (!schedule.isOpen) return { kind: 'closed', opensAt: null, reason: null };
  const { pausedUntil } = schedule;
  if (pausedUntil !== null && instant < pausedUntil) {
    return { kind: 'paused', until: pausedUntil, opensAt: ordersFrom(schedule, pausedUntil) };
  }

  const [period] = openPeriods(schedule, instant);
  if (!period || instant < period.opensAt) {
    return { kind: 'closed', opensAt: ordersFrom(schedule, instant), reason: reasonAt(schedule, instant) };
  }
  const { closesAt } = period;
  const lastOrderAt = lastOrderOf(schedule, period);
  if (closesAt !== null && lastOrderAt !== null && instant >= lastOrderAt) {
    return { kind: 'lastOrdersOver', closesAt, opensAt: ordersFrom(schedule, closesAt) };
  }
  return {
    kind: 'open',
    promiseMinutes: promiseAt(schedule, instant),
    lastOrderAt,
    closesAt,
    minutesLeft: lastOrderAt === null ? null : minutesLeft(lastOrderAt - instant),
  };
}

/** The delivery time promised for an order at this moment. */
const promiseAt = ({ busy, deliveryMinutes }: ShopSchedule, instant: Instant): number =>
  busy !== null && instant < busy.until ? busy.minutes : deliveryMinutes;

/** From an order at this moment until its customer can fetch it: a rush delays it by as much as a delivery. */
export function pickupMinutesAt(
  { pickup, ...schedule }: ShopSchedule & Pick<PickupSettings, 'pickup'>,
  instant: Instant,
): number {
  const state = shopStateAt(schedule, instant);
  const delay = state.kind === 'open' ? state.promiseMinutes - schedule.deliveryMinutes : 0;
  return pickup.minutes + Math.max(0, delay);
}

const lastOrderOf = ({ lastOrderMinutes }: ShopSchedule, { closesAt }: OpenPeriod): Instant | null =>
  closesAt === null ? null : closesAt - lastOrderMinutes * minuteMs;

/**
 * The first moment from `instant` on at which the hours allow orders. A period shorter than
 * `lastOrderMinutes` is skipped.
 */
function ordersFrom(schedule: ShopSchedule, instant: Instant): Instant | null {
  for (const period of openPeriods(schedule, instant)) {
    const from = Math.max(period.opensAt, instant);
    const until = lastOrderOf(schedule, period);
    if (until === null || from < until) return from;
  }
  return null;
}

function minutesLeft(ms: number): number | null {
  const minutes = Math.ceil(ms / minuteMs);
  return ms <= soonMinutes * minuteMs ? minutes : null;
}

function reasonAt({ specialDays, timeZone }: ShopSchedule, instant: Instant): string | null {
  if (specialDays.length === 0) return null;
  const today = shopDayAt(instant, timeZone);
  return specialDays.find(({ date, reason }) => date === today && reason !== null)?.reason ?? null;
}
