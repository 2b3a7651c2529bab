import type { ShopFeature, ShopReading } from '@crepas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The query of the shop's settings. */
export const shopKey = ['shop'] as const;

/**
 * The shop as `followShop` last read it, which starts when the page is idle. Undefined before that, and while a page is
 * hydrated. Only observed: a screen that shows the shop has no code that asks for it.
 */
export function useKnownShop(): ShopReading | undefined {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    queryClient.getQueryCache().subscribe,
    () => queryClient.getQueryData<ShopReading>(shopKey),
    () => undefined,
  );
}

/** Whether the server can do it; false until it says so. */
export const useHasFeature = (feature: ShopFeature): boolean =>
  useKnownShop()?.shop.features.includes(feature) ?? false;
