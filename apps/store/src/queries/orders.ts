import { getOrderDetails, getOrdersOfPhone, isApiError } from '@crepas/api';
import {
  type ActiveOrder,
  type OrderDetails,
  type OrderDraft,
  type OrderId,
  orderState,
  type PlacedOrder,
} from '@crepas/domain';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { followedOrders } from '../storage/followedOrders.ts';
import { useAddress } from '../stores/address.ts';

/** What staff say is seen within 15 s, the way of the answer included. */
const refreshMs = 10_000;

const activeOrdersKey = (phone: string | null) => ['activeOrders', phone] as const;

/** Asked only for a stored phone that was verified (spec §5). */
export function useActiveOrders() {
  const phone = useAddress(({ details }) => (details?.phoneVerified ? details.phoneNumber : null));
  return useQuery({
    queryKey: activeOrdersKey(phone),
    queryFn: phone === null ? skipToken : ({ signal }) => client.send(getOrdersOfPhone, phone, { signal }),
    refetchInterval: refreshMs,
    staleTime: 0,
  });
}

/** Puts a new order among the active and the followed ones, without waiting for the shop's list: home does not jump. */
export function showPlacedOrder(queryClient: QueryClient, draft: OrderDraft, placed: PlacedOrder) {
  const order: ActiveOrder = {
    id: placed.id,
    total: draft.total,
    state: placed.state,
    stage: null,
    minutes: null,
    reason: null,
    items: draft.lines.map(({ productId, imageUrl }) => ({ productId, imageUrl })),
  };
  followedOrders.save([...new Set([...followedOrders.load(), order.id])]);
  const key = activeOrdersKey(draft.phone);
  queryClient.setQueryData<readonly ActiveOrder[]>(key, (orders = []) => [
    ...orders.filter(({ id }) => id !== order.id),
    order,
  ]);
  void queryClient.invalidateQueries({ queryKey: key });
}

/** Fails with 404 for an order that does not exist, with 401 or 403 for somebody else's (decision A2). */
export const useOrderDetails = (id: OrderId) =>
  useQuery({
    queryKey: ['orderDetails', id],
    queryFn: ({ signal }) => client.send(getOrderDetails, id, { signal }),
    refetchInterval: ({ state }) => detailsRefreshMs(state.data),
    staleTime: 0,
  });

/** Milliseconds until an order is asked about again, whatever became of the last attempt; never once it is over. */
export const detailsRefreshMs = (order: Pick<OrderDetails, 'stage'> | undefined): number | false => {
  const isUnderWay = order && (order.stage === null || orderState(order.stage) === 'active');
  return isUnderWay ? refreshMs : false;
};

/** An order that this customer may not read, now or later. Any other failure tells nothing of the order. */
export const isNotTheirs = (error: unknown): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);
