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
    let isWanted = true;
    // One after another: what comes all at once is one long task, and a tap would wait for its end.
    const fetchInTurn = async () => {
      for (const { id } of categories) {
        if (isWanted) await queryClient.prefetchQuery(categoryProductsQuery(id));
      }
    };
    const timer = setTimeout(fetchInTurn, quietMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [queryClient, categories]);
}
