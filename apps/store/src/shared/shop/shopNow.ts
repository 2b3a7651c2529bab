import type { Shop, ShopFeature, ShopReading, ShopRefusal } from '@crepas/api';
import type { Instant } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { create } from 'zustand';

/** The query of the shop's settings. */
export const shopKey = ['shop'] as const;

/**
 * The shop as `followShop` last read it, which starts when the page is idle. Undefined before that, and while a page is
 * hydrated. Only observed: a screen that shows the shop has no code that asks for it.
 */
export function useKnownShop(): ShopReading | undefined {
  const queryClient = useQueryClient();
  // The cache also tells, while a component renders, that its query was added: React allows no change of another component then.
  const subscribe = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === shopKey[0]) onChange();
      }),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryData<ShopReading>(shopKey),
    () => undefined,
  );
}

/** Whether the server can do it; false until it says so. */
export const useHasFeature = (feature: ShopFeature): boolean =>
  useKnownShop()?.shop.features.includes(feature) ?? false;

/** The shop at a moment. What customers read of it is computed from this. */
export type ShopNow = {
  readonly shop: Shop;
  /** By the server's clock: when the shop was read, or when its state last changed by itself. */
  readonly now: Instant;
  /** Why the server has just refused an order; null again with the next tick. */
  readonly refusal: ShopRefusal | null;
};

type ShopTick = {
  /** By the device's clock. Null on the server and while the page is hydrated: nothing is said of the shop. */
  readonly nowMs: number | null;
  readonly refusal: ShopRefusal | null;
};

/** The moment that every screen shows. `followShop` sets the next one when the shop was read, and when its state changes. */
export const useShopTick = create<ShopTick>()(() => ({ nowMs: null, refusal: null }));

export const tick = (refusal: ShopRefusal | null = null): void =>
  useShopTick.setState({ nowMs: Date.now(), refusal });

/** Undefined while the shop is unknown. */
export function shopNowOf(
  reading: ShopReading | undefined,
  { nowMs, refusal }: ShopTick,
): ShopNow | undefined {
  if (!reading || nowMs === null) return undefined;
  return { shop: reading.shop, now: nowMs + reading.clockOffsetMs, refusal };
}

export function useShopNow(): ShopNow | undefined {
  const shopTick = useShopTick();
  return shopNowOf(useKnownShop(), shopTick);
}
