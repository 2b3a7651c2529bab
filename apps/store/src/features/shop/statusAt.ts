import { type Shop, shopRefusalCopy } from '@crepas/api';
import { alwaysOpen, type Instant, type ShopSchedule, shopStateAt } from '@crepas/domain';
import type { ShopStatus } from '../../shared/shop/shopStatus.ts';
import { shopStatusCopy } from '../../shared/shop/shopStatusCopy.ts';

/** Only what the server lists among its features counts: a shop without hours is always open (the compatibility rule). */
export function scheduleOf({ features, ...shop }: Shop): ShopSchedule {
  const { week, specialDays, timeZone, lastOrderMinutes, isOpen, deliveryMinutes } = shop;
  return {
    ...alwaysOpen,
    timeZone,
    deliveryMinutes,
    ...(features.includes('horario') && { week, specialDays, lastOrderMinutes, isOpen }),
    ...(features.includes('pausa') && { pausedUntil: shop.pausedUntil }),
    ...(features.includes('ocupado') && { busy: shop.busy }),
  };
}

/** The countdown is announced to screen readers at these minutes only: every minute would interrupt too often. */
const announcedMinutes: readonly number[] = [30, 20, 10, 5, 1];

/**
 * What a shop with this schedule says at this moment.
 *
 * @param isOutside the shop does not deliver to the saved address: an open shop takes no order for it (decision H5)
 */
export function statusAt(
  schedule: ShopSchedule,
  now: Instant,
  isOutside = false,
): Pick<ShopStatus, 'minutes' | 'hours'> {
  const state = shopStateAt(schedule, now);
  const { timeZone, deliveryMinutes: usualMinutes } = schedule;
  const isOpen = state.kind === 'open';
  if (isOpen && isOutside) {
    const news = shopRefusalCopy({ refusal: { kind: 'outsideZone' }, timeZone, now });
    return { minutes: state.promiseMinutes, hours: { news, reason: null, closed: true, quiet: false } };
  }
  return {
    minutes: isOpen ? state.promiseMinutes : usualMinutes,
    hours: {
      news: shopStatusCopy(state, { timeZone, now, usualMinutes }),
      reason: state.kind === 'closed' ? state.reason : null,
      closed: !isOpen,
      quiet: isOpen && state.minutesLeft !== null && !announcedMinutes.includes(state.minutesLeft),
    },
  };
}
