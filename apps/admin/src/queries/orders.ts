import { getActiveOrders } from '@crepas/api';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

/** Kept fresh while the screen is looked at: every ten seconds and whenever it comes back into view. */
export const useActiveOrders = () =>
  useQuery({
    queryKey: ['active-orders'],
    queryFn: ({ signal }) => client.send(getActiveOrders, undefined, { signal }),
    refetchInterval: 10_000,
  });
