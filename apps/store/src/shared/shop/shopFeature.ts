import type { Shop, ShopFeature, ShopReading } from '@crepas/api';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The query of the shop's settings. */
export const shopKey = ['shop'] as const;

/**
 * The shop as `followShop` last read it, which starts when the page is idle. Undefined before that, while a page is
 * hydrated, and from a server without the call. Only observed: a screen that shows the shop has no code that asks for it.
 */
export function useKnownShop(): ShopReading | undefined {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    queryClient.getQueryCache().subscribe,
    () => queryClient.getQueryData<ShopReading | null>(shopKey) ?? undefined,
    () => undefined,
  );
}

export const hasFeature = (shop: Pick<Shop, 'features'> | undefined, feature: ShopFeature): boolean =>
  shop?.features.includes(feature) ?? false;
