import {
  endOfShopDay,
  type Fulfilment,
  type Instant,
  isMomentOffered,
  offeredUntil,
  preparationStart,
  type ShopSettings,
  shopStateAt,
} from '@crepas/domain';

/** What is stored of an order for later. */
export type OrderSchedule = {
  readonly scheduledFor: Instant;
  readonly preparationAt: Instant;
  /** The next opening, or the start of the preparation if that is earlier; null while the shop takes orders. */
  readonly alertsFrom: Instant | null;
  /** The most orders for its quarter of an hour; null: no limit. */
  readonly maxPerQuarter: number | null;
};

/** @param now by the database's clock */
export function scheduleOf(
  shop: ShopSettings,
  fulfilment: Fulfilment,
  moment: Instant,
  now: Instant,
): OrderSchedule {
  const state = shopStateAt(shop, now);
  const preparationAt = Math.max(now, preparationStart(shop, fulfilment, moment, now));
  const opensAt = state.kind === 'open' ? null : state.opensAt;
  return {
    scheduledFor: moment,
    preparationAt,
    alertsFrom: opensAt === null ? null : Math.min(opensAt, preparationAt),
    maxPerQuarter: shop.scheduling.maxPerQuarter,
  };
}

/**
 * Until when the order may be written, exclusive; null when it may not be any more. Staff choose any quarter of an hour to come, until the
 * owner's last day: the hours and a pause do not stop them (decision T3).
 */
export function momentTakenUntil(
  shop: ShopSettings,
  fulfilment: Fulfilment,
  moment: Instant,
  now: Instant,
  isByStaff: boolean,
): Instant | null {
  if (!isByStaff) {
    return isMomentOffered(shop, fulfilment, moment, now)
      ? offeredUntil(shop, fulfilment, moment, now) + 1
      : null;
  }
  const { scheduling, timeZone } = shop;
  const isWithinDays = moment > now && moment < endOfShopDay(now, timeZone, scheduling.daysAhead);
  return scheduling.isActive && isWithinDays ? moment : null;
}
