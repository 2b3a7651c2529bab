import type { Instant } from '@crepas/domain/shop';
import { backCopy } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

/** When it comes back; null when it is to be had. A moment that has passed means nothing. */
export const soldOutCopy = (soldOutUntil: Instant | undefined, { shop, nowMs }: ShopNow): string | null =>
  soldOutUntil === undefined || soldOutUntil <= nowMs ? null : backCopy(soldOutUntil, nowMs, shop.timeZone);
