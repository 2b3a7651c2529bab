import type { Shop } from '@crepas/api';
import { useQuery } from '@tanstack/react-query';
import { readPageData } from '../../shared/pageData.ts';
import { readingInPage, shopQuery } from '../../shared/shop/shop.ts';

export type KnownShop =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  /** Null: the backend has no call for it. */
  | { readonly kind: 'known'; readonly shop: Shop | null };

/** The shop as the page was rendered with it; a page of another screen asks the server. */
export function useShop(): KnownShop {
  const { data, isError, isFetching, refetch } = useQuery({
    ...shopQuery,
    // On the server `renderScreen.tsx` has filled the query.
    initialData: () => readingInPage(typeof document === 'undefined' ? null : readPageData()),
    // `followShop` keeps it up to date.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return { kind: 'known', shop: data?.shop ?? null };
  return isError
    ? { kind: 'failed', retry: () => void refetch(), isRetrying: isFetching }
    : { kind: 'loading' };
}
