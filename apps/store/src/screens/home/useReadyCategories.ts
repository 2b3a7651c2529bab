import type { Category, CategoryId } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { categoryProductsQuery } from '../../queries/menu.ts';

/** Late enough to stay out of the way of the first pictures. */
const quietMs = 2000;

/**
 * Fetches what the other categories hold, and tells which of them are there: those can be drawn before they are
 * chosen.
 */
export function useReadyCategories(categories: readonly Category[]): ReadonlySet<CategoryId> {
  const queryClient = useQueryClient();
  const [ready, setReady] = useState<ReadonlySet<CategoryId>>(new Set());
  useEffect(() => {
    let isWanted = true;
    // One after another: what comes all at once is one long task, and a tap would wait for its end.
    const fetchInTurn = async () => {
      for (const { id } of categories) {
        if (!isWanted) return;
        const query = categoryProductsQuery(id);
        await queryClient.prefetchQuery(query);
        if (queryClient.getQueryData(query.queryKey)) setReady((earlier) => new Set([...earlier, id]));
      }
    };
    const timer = setTimeout(fetchInTurn, quietMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [queryClient, categories]);
  return ready;
}
