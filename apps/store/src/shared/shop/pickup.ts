import { type Shop, shopRefusalCopy } from '@crepas/api';
import { canPickUp, type Instant, pickupMinutesAt } from '@crepas/domain';
import type { ShopNow } from './shopNow.ts';

/** Why no order can be picked up at this moment, as a sentence; null when it can. */
export function pickupRefusal(shop: Shop, now: Instant): string | null {
  if (canPickUp(shop, now)) return null;
  const until = shop.pickup.isActive ? shop.pickupPausedUntil : null;
  return shopRefusalCopy({ refusal: { kind: 'pickupNotOffered', until }, timeZone: shop.timeZone, now });
}

/** From the order until it can be picked up; null while orders cannot be picked up. */
export function pickupMinutes({ shop, now }: ShopNow): number | null {
  return canPickUp(shop, now) ? pickupMinutesAt(shop, now) : null;
}
