import type { Shop, ShopFeature } from '@crepas/api';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from './shop.ts';

/** The shop as `followShop` last read it; undefined before that, and from a server without the call. */
export const useKnownShop = () => useQuery({ ...shopQuery, enabled: false }).data ?? undefined;

export const hasFeature = (shop: Pick<Shop, 'features'> | undefined, feature: ShopFeature): boolean =>
  shop?.features.includes(feature) ?? false;
