import { type Shop, shopRefusalCopy } from '@crepas/api';
import { canPickUp, type Instant, pickupMinutesAt } from '@crepas/domain';
import { hasFeature } from './shopFeature.ts';
import { scheduleOf } from './shopHours.ts';
import type { ShopNow } from './shopNow.ts';

/**
 * Why no order can be picked up at this moment, as a sentence; null when it can. A server that does not know of it lets
 * nobody.
 */
export function pickupRefusal(shop: Shop | undefined, now: Instant): string | null {
  const isActive = shop !== undefined && hasFeature(shop, 'recoger') && shop.pickup.isActive;
  if (isActive && canPickUp(shop, now)) return null;
  const until = isActive ? shop.pickupPausedUntil : null;
  return shopRefusalCopy({
    refusal: { kind: 'pickupNotOffered', until },
    timeZone: shop?.timeZone ?? 'America/Mexico_City',
    now,
  });
}

/** From the order until it can be picked up; null while orders cannot be picked up. */
export function pickupMinutes({ shop, now }: ShopNow): number | null {
  if (pickupRefusal(shop, now) !== null) return null;
  return pickupMinutesAt({ ...scheduleOf(shop), pickup: shop.pickup }, now);
}
