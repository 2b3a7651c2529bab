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
import { client } from '../services/api.ts';
import { followedOrders } from '../storage/followedOrders.ts';
import { useAddress } from '../stores/address.ts';
import { showNewOrder } from '../stores/newOrder.ts';
import { isPolled, liveUpdates } from './liveUpdates.ts';

/** Without live updates: short enough that a change of stage is on the screen within 15 s. */
const refreshMs = 10_000;

const activeOrdersKey = (phone: string | null) => ['activeOrders', phone] as const;

/** Requested only for a stored phone that was verified (spec §5). */
export function useActiveOrders() {
  const phone = useAddress(({ details }) => (details?.phoneVerified ? details.phoneNumber : null));
  return useQuery({
    queryKey: activeOrdersKey(phone),
    queryFn: phone === null ? skipToken : ({ signal }) => client.send(getOrdersOfPhone, phone, { signal }),
    refetchInterval: ({ state }) => isPolled(liveUpdates.ofOrders, state.error) && refreshMs,
    staleTime: 0,
  });
}

/**
 * Adds a new order to the cached active orders and to the followed ones before the next request: no layout shift at home.
 * Home says that it worked.
 */
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
  showNewOrder({ id: order.id, placedAt: placed.placedAt, cash: draft.options?.cashGiven ?? draft.total });
  followedOrders.save([...new Set([...followedOrders.load(), order.id])]);
  const key = activeOrdersKey(draft.phone);
  queryClient.setQueryData<readonly ActiveOrder[]>(key, (orders = []) => [
    ...orders.filter(({ id }) => id !== order.id),
    order,
  ]);
  void queryClient.invalidateQueries({ queryKey: key });
}

/** Fails with 404 for an order that does not exist, with 401 or 403 for another customer's (decision A2). */
export const useOrderDetails = (id: OrderId) =>
  useQuery({
    queryKey: ['orderDetails', id],
    queryFn: ({ signal }) => client.send(getOrderDetails, id, { signal }),
    refetchInterval: ({ state }) => detailsRefreshMs(state.data, state.error),
    staleTime: 0,
  });

/** The polling interval of an order in milliseconds; false with live updates or once it has ended. */
export const detailsRefreshMs = (
  order: Pick<OrderDetails, 'stage'> | undefined,
  error: Error | null,
): number | false => {
  const isUnderWay = order && (order.stage === null || orderState(order.stage) === 'active');
  return isUnderWay && isPolled(liveUpdates.ofOrders, error) ? refreshMs : false;
};

/** True for an order that this customer may never read. Any other failure may pass. */
export const isNotTheirs = (error: unknown): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);
