import type { Shop } from '@crepas/api';

/** Whether customers may fetch their orders at all; a pause does not stop staff. */
export const isPickupActive = (shop: Shop | undefined): boolean =>
  (shop?.features.includes('recoger') && shop.pickup.isActive) ?? false;
