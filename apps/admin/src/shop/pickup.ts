import type { Shop } from '@crepas/api';
import type { Instant } from '@crepas/domain/shop';

/** The end of the pause of fetching; null while there is none. */
export const pickupPause = (shop: Shop, nowMs: Instant): Instant | null =>
  isPickupActive(shop) && (shop.pickupPausedUntil ?? 0) > nowMs ? shop.pickupPausedUntil : null;

/** Whether customers may fetch their orders at all; a pause does not stop staff. */
export const isPickupActive = (shop: Shop | undefined): boolean =>
  (shop?.features.includes('recoger') && shop.pickup.isActive) ?? false;
