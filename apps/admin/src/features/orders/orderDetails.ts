import { getActiveOrders, getOrderDetails } from '@crepas/api';
import type { Delivery, OrderDetails, OrderId, StaffOrder } from '@crepas/domain';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { read } from '../../shared/read.ts';

/** The lines of an order. Never stale: they change only with its version. */
export const orderDetailsQuery = (id: OrderId, version = 0) =>
  queryOptions({
    ...read(['order-details', id, version], getOrderDetails, id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { mayBeRefused: true },
  });

/** Read at once from an order that has its lines; else from the server. */
export const useOrderDetails = ({ lines, ...order }: StaffOrder) =>
  useQuery({
    ...orderDetailsQuery(order.id, order.version),
    placeholderData: keepPreviousData,
    ...(lines && { initialData: { ...order, lines, delivery: order } }),
  });

/** As it is now, also after somebody comes back to the screen. */
export const usePresentOrder = (id: OrderId) =>
  useQuery({ ...orderDetailsQuery(id), staleTime: 0, placeholderData: keepPreviousData });

/** Customer and address, from the details or else from the list of active orders (spec §3). */
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
