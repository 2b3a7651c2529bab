import type { StaffOrder } from '@crepas/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orderDetailsQuery } from '../../../queries/orderDetails.ts';

const timeoutMs = 1_000;

/**
 * Whether the products of the first list are loaded, or did not come within a second: a card that gets them later grows, and
 * moves what is below it. Orders that arrive afterwards are shown at once.
 */
export function useHasContents(orders: readonly StaffOrder[]): boolean {
  const cache = useQueryClient();
  const [first] = useState(orders);
  const [hasContents, setHasContents] = useState(() =>
    first.every(({ id, version }) => cache.getQueryData(orderDetailsQuery(id, version).queryKey)),
  );

  useEffect(() => {
    const end = () => setHasContents(true);
    const timer = setTimeout(end, timeoutMs);
    void Promise.all(
      first.map(({ id, version }) => cache.prefetchQuery(orderDetailsQuery(id, version))),
    ).then(end);
    return () => clearTimeout(timer);
  }, [cache, first]);

  return hasContents;
}
