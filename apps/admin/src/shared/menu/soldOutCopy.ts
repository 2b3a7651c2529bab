import type { Instant } from '@crepas/domain';
import { backCopy } from '../shop/shopCopy.ts';
import type { ShopNow } from '../shop/useShopNow.ts';

/** When it is available again; null while it is available. A time in the past counts as none. */
export const soldOutCopy = (soldOutUntil: Instant | undefined, { shop, nowMs }: ShopNow): string | null =>
  soldOutUntil === undefined || soldOutUntil <= nowMs ? null : backCopy(soldOutUntil, nowMs, shop.timeZone);
