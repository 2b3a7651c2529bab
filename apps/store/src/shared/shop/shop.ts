import { getShop, isApiError, readShop, type ShopReading } from '@crepas/api';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { backend } from '../api.ts';
import type { PageData } from '../pageData.ts';
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

/** Of a page about the shop; undefined on every other page, and when it cannot be read. */
export function readingInPage(data: PageData | null): ShopReading | undefined {
  const { success, output } = v.safeParse(getShop.answer, data?.wholeShop);
  return success ? { shop: getShop.decode(output), clockOffsetMs: 0 } : undefined;
}
