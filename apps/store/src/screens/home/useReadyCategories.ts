import type { Category, CategoryId } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { categoryProductsQuery } from '../../queries/menu.ts';

/** Late enough not to compete with the first pictures. */
const quietMs = 2000;

/**
 * Prefetches the other categories one by one, and returns those that are loaded: they can be rendered before they are
 * chosen.
 */
export function useReadyCategories(categories: readonly Category[]): ReadonlySet<CategoryId> {
  const queryClient = useQueryClient();
  const [ready, setReady] = useState<ReadonlySet<CategoryId>>(new Set());
  useEffect(() => {
    let isWanted = true;
    // In sequence: parallel answers would make one long task, which blocks a tap.
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
