import { getShop, readShop, rememberZone, type ShopReading } from '@crepas/api';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { backend } from '../api.ts';
import { config } from '../env.ts';
import type { PageData } from '../pageData.ts';
import { shopKey } from './shopNow.ts';

export const askShop = (signal?: AbortSignal): Promise<ShopReading> =>
  readShop({ ...backend, nowMs: Date.now, signal, words: config.shop });

/** The shop's settings. `followShop` keeps them up to date. */
export const shopQuery = queryOptions({
  queryKey: shopKey,
  queryFn: ({ signal }) => askShop(signal),
  // Polled: the next request is the retry.
  retry: false,
  staleTime: 0,
});

/** The shop in a page about it; undefined on every other page, and when it cannot be read. */
export function readingInPage(data: PageData | null): ShopReading | undefined {
  const { success, output } = v.safeParse(getShop.answer, data?.wholeShop);
  return success ? { shop: rememberZone(getShop.decode(output)), clockOffsetMs: 0 } : undefined;
}
