import { isApiError, readShop, type ShopReading } from '@crepas/api';
import { queryOptions } from '@tanstack/react-query';
import { backend } from '../api.ts';
import { shopKey } from './shopFeature.ts';

/** Null: this backend has no such call, and is not asked again (the compatibility rule). */
export async function readShopOrNull(signal?: AbortSignal): Promise<ShopReading | null> {
  try {
    return await readShop({ ...backend, nowMs: Date.now, signal });
  } catch (error) {
    if (isApiError(error) && [404, 405].includes(error.status)) return null;
    throw error;
  }
}

/** The shop's settings. `followShop` keeps them up to date. */
export const shopQuery = queryOptions({
  queryKey: shopKey,
  queryFn: ({ signal }) => readShopOrNull(signal),
  // Polled: the next request is the retry.
  retry: false,
  staleTime: 0,
});
