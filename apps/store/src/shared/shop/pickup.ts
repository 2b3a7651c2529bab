import { type ShopReading, shopRefusalCopy } from '@crepas/api';
import { canPickUp } from '@crepas/domain';
import { hasFeature } from './shopFeature.ts';

/** Why no order can be fetched at this moment, as a sentence; null when it can. A server that does not know of it lets nobody. */
export function pickupRefusal(reading: ShopReading | null | undefined, nowMs: number): string | null {
  const { shop, clockOffsetMs = 0 } = reading ?? {};
  const now = nowMs + clockOffsetMs;
  const isActive = shop !== undefined && hasFeature(shop, 'recoger') && shop.pickup.isActive;
  if (isActive && canPickUp(shop, now)) return null;
  const until = isActive ? shop.pickupPausedUntil : null;
  return shopRefusalCopy({
    refusal: { kind: 'pickupNotOffered', until },
    timeZone: shop?.timeZone ?? 'America/Mexico_City',
    now,
  });
}
