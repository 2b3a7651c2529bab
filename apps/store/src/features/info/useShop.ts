import type { Shop, ShopReading } from '@crepas/api';
import { useQuery } from '@tanstack/react-query';
import { readPageData } from '../../shared/pageData.ts';
import { shopQuery } from '../../shared/shop/shop.ts';

export type KnownShop =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  /** Null: the backend has no call for it. */
  | { readonly kind: 'known'; readonly shop: Shop | null };

/** The shop as the page was rendered with it; a page of another screen asks the server. */
export function useShop(): KnownShop {
  const { data, isError, isFetching, refetch } = useQuery({
    ...shopQuery,
    initialData: readingInPage,
    // `followShop` keeps it up to date.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return { kind: 'known', shop: data?.shop ?? null };
  return isError
    ? { kind: 'failed', retry: () => void refetch(), isRetrying: isFetching }
    : { kind: 'loading' };
}

/**
 * Here, and not in `rememberPage`, which every page loads. On the server the query has its data already
 * (`renderScreen.tsx`).
 */
function readingInPage(): ShopReading | undefined {
  const data = typeof document === 'undefined' ? null : readPageData();
  return data?.kind === 'about' ? { shop: data.shop, clockOffsetMs: 0 } : undefined;
}
