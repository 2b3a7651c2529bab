import type { Shop } from '@crepas/api';
import { useQuery } from '@tanstack/react-query';
import { readPageData } from '../../shared/pageData.ts';
import { readingInPage, shopQuery } from '../../shared/shop/shop.ts';

export type KnownShop =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly kind: 'known'; readonly shop: Shop };

/** The shop as the page was rendered with it; a page of another screen asks the server. */
export function useShop(): KnownShop {
  const { data, isError, isFetching, refetch } = useQuery({
    ...shopQuery,
    // On the server `renderScreen.tsx` has filled the query.
    initialData: () => readingInPage(typeof document === 'undefined' ? null : readPageData()),
    // `followShop` keeps it up to date.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return { kind: 'known', shop: data.shop };
  return isError
    ? { kind: 'failed', retry: () => void refetch(), isRetrying: isFetching }
    : { kind: 'loading' };
}
