import { nextChangeAt } from './nextChange.ts';
import type { PickupSettings } from './pickup.ts';
import type { Instant, ShopSchedule } from './schedule.ts';
import { type ShopState, shopStateAt } from './shopState.ts';

/** The shop at a moment, and when to compute it again. */
export type ShopMoment = {
  readonly state: ShopState;
  /** The next change of anything that is shown of the shop; at most {@link maxWaitMs} later, even if nothing changes then. */
  readonly nextAt: Instant;
};

/** Twenty days: a browser's timer takes no more than 24. */
const maxWaitMs = 20 * 86_400_000;

/** Besides the state, a rush ends while the shop is closed or paused, and the pause of pickup ends. */
export function shopMomentAt(
  shop: ShopSchedule & Pick<PickupSettings, 'pickupPausedUntil'>,
  instant: Instant,
): ShopMoment {
  const changes = [nextChangeAt(shop, instant), shop.busy?.until ?? null, shop.pickupPausedUntil];
  const later = changes.filter((at) => at !== null).filter((at) => at > instant);
  return { state: shopStateAt(shop, instant), nextAt: Math.min(...later, instant + maxWaitMs) };
}
