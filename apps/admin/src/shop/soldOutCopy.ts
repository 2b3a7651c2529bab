import type { Instant } from '@crepas/domain/shop';
import { backCopy } from './shopCopy.ts';
import type { ShopNow } from './useShopNow.ts';

/** When it is available again; null while it is available. A time in the past counts as none. */
export const soldOutCopy = (soldOutUntil: Instant | undefined, { shop, nowMs }: ShopNow): string | null =>
  soldOutUntil === undefined || soldOutUntil <= nowMs ? null : backCopy(soldOutUntil, nowMs, shop.timeZone);
