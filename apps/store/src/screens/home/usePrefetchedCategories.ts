import type { Category } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { categoryProductsQuery } from '../../queries/menu.ts';

/** Late enough to stay out of the way of the first pictures. */
const quietMs = 2000;

/** Fetches what the other categories hold, so that choosing one shows it at once. */
export function usePrefetchedCategories(categories: readonly Category[]) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id } of categories) void queryClient.prefetchQuery(categoryProductsQuery(id));
    }, quietMs);
    return () => clearTimeout(timer);
  }, [queryClient, categories]);
}
