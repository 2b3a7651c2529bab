import { type Instant, lastOfferedMoment, type Product } from '@crepas/domain';
import { useMemo } from 'react';
import { useShopNow } from '../shop/shopNow.ts';

/** The last moment for which an order can be placed; 0 where the shop takes none for later, and while it is unknown. */
export function useLastMoment(): Instant {
  const { shop, now = 0 } = useShopNow() ?? {};
  // A week has 672 quarters of an hour, and every tap renders.
  return useMemo(() => (shop ? lastOfferedMoment(shop, now) : 0), [shop, now]);
}

/** Whether an order for later can have what is away until a moment. */
export const isBackBy = (moment: Instant | undefined, lastMoment: Instant): boolean =>
  moment !== undefined && moment <= lastMoment;

/**
 * How an item is chosen: one that is sold out can be, if an order can be for a moment after that. The cart says whether it can be had for
 * the chosen hour.
 */
export const choosable = <Item extends Pick<Product, 'available' | 'soldOutUntil'>>(
  item: Item,
  lastMoment: Instant,
): Item => (isBackBy(item.soldOutUntil, lastMoment) ? { ...item, available: true } : item);
