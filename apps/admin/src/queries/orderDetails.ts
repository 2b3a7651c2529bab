import { getOrderDetails } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

/** What was ordered. An order's lines never change, so they are asked for once. */
export const useOrderDetails = (id: OrderId) =>
  useQuery({
    queryKey: ['order-details', id],
    queryFn: ({ signal }) => client.send(getOrderDetails, id, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
