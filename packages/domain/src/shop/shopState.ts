import { type OpenPeriod, openPeriods } from './openPeriods.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { shopDayAt } from './shopDay.ts';

/** What a customer can do at one moment. `opensAt` is when orders are taken again; null when that is not in sight. */
export type ShopState =
  | {
      readonly kind: 'open';
      /** Minutes until an order is at the door. */
      readonly promiseMinutes: number;
      /** Orders are taken until then; null when no end is in sight. */
      readonly lastOrderAt: Instant | null;
      readonly closesAt: Instant | null;
      /** Minutes until the last order, begun ones too; null while there are more than `soonMinutes`. */
      readonly minutesLeft: number | null;
    }
  | { readonly kind: 'lastOrdersOver'; readonly closesAt: Instant; readonly opensAt: Instant | null }
  | {
      readonly kind: 'closed';
      readonly opensAt: Instant | null;
      /** Of a special day that it is. */
      readonly reason: string | null;
    }
  /** `opensAt` is later than `until` when the shop is closed by then. */
  | { readonly kind: 'paused'; readonly until: Instant; readonly opensAt: Instant | null };

/** The end is near from so many minutes before the last order. */
export const soonMinutes = 30;

export const minuteMs = 60_000;

/** Decision H1. The owner's switch counts before a pause, a pause before a special day, and that before the week. */
export function shopStateAt(schedule: ShopSchedule, instant: Instant): ShopState {
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

/** What the shop promises somebody who orders at this moment. */
const promiseAt = ({ busy, deliveryMinutes }: ShopSchedule, instant: Instant): number =>
  busy !== null && instant < busy.until ? busy.minutes : deliveryMinutes;

const lastOrderOf = ({ lastOrderMinutes }: ShopSchedule, { closesAt }: OpenPeriod): Instant | null =>
  closesAt === null ? null : closesAt - lastOrderMinutes * minuteMs;

/** The first moment from this one on at which the hours let orders in: not those of a period too short for one. */
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
