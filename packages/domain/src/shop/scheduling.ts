import type { Fulfilment } from '../delivery/fulfilment.ts';
import { type OpenPeriod, openPeriods } from './openPeriods.ts';
import { canPickUp, type PickupSettings } from './pickup.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { endOfShopDay } from './shopDay.ts';
import { minuteMs } from './timeZone.ts';

/** The owner's settings of orders for later (extension `programar`). */
export type Scheduling = {
  readonly isActive: boolean;
  /** The last day for which an order can be placed: 0 is today, 7 a week from now; days of the shop (decision H3). */
  readonly daysAhead: number;
  /** The most orders for one quarter of an hour; null: no limit. */
  readonly maxPerQuarter: number | null;
};

export const maxDaysAhead = 7;
export const maxOrdersPerQuarter = 500;

/** As an owner who has not changed it: every order is for as soon as possible (spec §9). */
export const noScheduling = {
  scheduling: { isActive: false, daysAhead: 0, maxPerQuarter: null },
} as const satisfies { readonly scheduling: Scheduling };

/** What decides which moments are offered. */
export type SchedulingShop = ShopSchedule & PickupSettings & { readonly scheduling: Scheduling };

/** Orders for later are for a quarter of an hour. */
export const quarterMs = 15 * minuteMs;

/** An order for later needs so much time more than the promise, so that nobody has to hurry for it. */
const noticeMs = 15 * minuteMs;

/** Whether an order for later can be for this moment: a whole quarter of an hour in every time zone of Mexico. */
export const isQuarter = (moment: Instant): boolean => Number.isInteger(moment / quarterMs);

/**
 * From the start of an order's preparation until it is at the door, or ready to be picked up.
 *
 * @param minutes what the shop promises for a delivery: a rush delays a pickup by as much
 */
function promiseMs(
  { deliveryMinutes, pickup }: SchedulingShop,
  fulfilment: Fulfilment,
  minutes: number,
): number {
  const delay = Math.max(0, minutes - deliveryMinutes);
  return (fulfilment === 'delivery' ? minutes : pickup.minutes + delay) * minuteMs;
}

/**
 * When the preparation of an order for later begins: one promise before its moment. From then on the order is the kitchen's.
 * A rush counts for what is prepared while it runs. One that is over stays in the settings and counts for nothing.
 *
 * @param moment when it is wanted
 * @param now by the server's clock
 */
export function preparationStart(
  shop: SchedulingShop,
  fulfilment: Fulfilment,
  moment: Instant,
  now: Instant,
): Instant {
  const { busy, deliveryMinutes } = shop;
  const usual = moment - promiseMs(shop, fulfilment, deliveryMinutes);
  if (busy === null || now >= busy.until) return usual;
  const inRush = moment - promiseMs(shop, fulfilment, busy.minutes);
  return inRush < busy.until ? inRush : usual;
}

/**
 * The quarters of an hour for which an order can be placed now, in their order: those at which the shop would take an order one
 * promise before, from 15 minutes after the promise of now on, until the owner's last day.
 * Whether one is full only the server knows.
 *
 * @param now by the server's clock
 * @returns empty when the owner takes no orders for later
 */
export function offeredMoments(
  shop: SchedulingShop,
  fulfilment: Fulfilment,
  now: Instant,
): readonly Instant[] {
  const { scheduling, isOpen, timeZone, busy, deliveryMinutes } = shop;
  if (!scheduling.isActive || !isOpen) return [];
  const promised = promiseMs(shop, fulfilment, busy && now < busy.until ? busy.minutes : deliveryMinutes);
  const first = Math.ceil((now + promised + noticeMs) / quarterMs) * quarterMs;
  const end = endOfShopDay(now, timeZone, scheduling.daysAhead);
  const takesOrders = ordersAreTaken(shop, fulfilment, now);
  const moments: Instant[] = [];
  for (let moment = first; moment < end; moment += quarterMs) {
    if (takesOrders(preparationStart(shop, fulfilment, moment, now))) moments.push(moment);
  }
  return moments;
}

/**
 * The last moment for which a delivery can be ordered now; 0 when the shop takes no orders for later. What is sold out or outside of its
 * hours may be part of an order until then.
 */
export const lastOfferedMoment = (shop: SchedulingShop, now: Instant): Instant =>
  offeredMoments(shop, 'delivery', now).at(-1) ?? 0;

/** Whether an order can be picked up: as soon as possible, or during a pause of pickup at a later moment. */
export const isPickupOffered = (shop: SchedulingShop, now: Instant): boolean =>
  canPickUp(shop, now) || offeredMoments(shop, 'pickup', now).length > 0;

/** Whether the moment is one of {@link offeredMoments}. */
export const isMomentOffered = (
  shop: SchedulingShop,
  fulfilment: Fulfilment,
  moment: Instant,
  now: Instant,
): boolean => offeredMoments(shop, fulfilment, now).includes(moment);

/**
 * The last instant at which a moment that is offered at `now` still is, if the shop stays as it is.
 *
 * @param now by the server's clock
 */
export function offeredUntil(
  shop: SchedulingShop,
  fulfilment: Fulfilment,
  moment: Instant,
  now: Instant,
): Instant {
  const { busy, deliveryMinutes } = shop;
  const lastWith = (minutes: number) => moment - promiseMs(shop, fulfilment, minutes) - noticeMs;
  const usual = lastWith(deliveryMinutes);
  if (busy === null || now >= busy.until) return usual;
  const inRush = lastWith(busy.minutes);
  return inRush < busy.until ? inRush : Math.max(usual, busy.until - 1);
}

/** At most three of the moments that are nearest to the wanted one, in their order. Of two equally near ones the first counts as nearer. */
export const nearestMoments = (moments: readonly Instant[], wanted: Instant): readonly Instant[] =>
  [...moments]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, maxNearest)
    .sort((a, b) => a - b);

const maxNearest = 3;

/**
 * Whether the shop takes orders at a moment, as `shopStateAt` says it, for moments that follow one another: the periods are
 * found once, because a week has 672 quarters of an hour.
 */
function ordersAreTaken(
  shop: SchedulingShop,
  fulfilment: Fulfilment,
  now: Instant,
): (at: Instant) => boolean {
  const periods = openPeriods(shop, now);
  let period: OpenPeriod | undefined = periods.next().value ?? undefined;
  return (at) => {
    while (period?.closesAt && period.closesAt <= at) period = periods.next().value ?? undefined;
    if (!period || at < period.opensAt) return false;
    if (shop.pausedUntil !== null && at < shop.pausedUntil) return false;
    if (fulfilment === 'pickup' && !canPickUp(shop, at)) return false;
    return period.closesAt === null || at < period.closesAt - shop.lastOrderMinutes * minuteMs;
  };
}
