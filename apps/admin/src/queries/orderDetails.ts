import { getActiveOrders, getOrderDetails } from '@crepas/api';
import type { Delivery, OrderDetails, OrderId } from '@crepas/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

/** What was ordered. Not asked for again with every look at the page: an order's lines never change. */
export const useOrderDetails = (id: OrderId) =>
  useQuery({
    queryKey: ['order-details', id],
    queryFn: ({ signal }) => client.send(getOrderDetails, id, { signal }),
    refetchOnWindowFocus: false,
  });

/** Whom it is for. A backend that does not tell it with the details tells it in the list of active orders (spec §3). */
export function useDelivery(id: OrderId, details: OrderDetails | undefined): Delivery | null {
  const { data } = useQuery({
    queryKey: ['delivery', id],
    enabled: details?.delivery === null,
    queryFn: async ({ signal }) => {
      const active = await client.send(getActiveOrders, undefined, { signal });
      return active.find((order) => order.id === id) ?? null;
    },
  });
  return details?.delivery ?? data ?? null;
}
