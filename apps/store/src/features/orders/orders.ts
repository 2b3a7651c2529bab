import {
  type FollowToken,
  getFollowedOrder,
  getOrderDetails,
  getOrdersOfPhone,
  isApiError,
  type UnprovenOrder,
} from '@crepas/api';
import {
  type ActiveOrder,
  isUnanswered,
  type OrderDetails,
  type OrderId,
  type OrderPayload,
  orderState,
  type PhoneNumber,
  type PlacedOrder,
  productId,
} from '@crepas/domain';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { isPolled, liveUpdates } from '../../shared/liveUpdates.ts';
import { useAddress } from '../address/index.ts';
import { follow, linkOf, unfollow, useFollowed } from './followed.ts';
import { followedOrders } from './followedOrdersStorage.ts';
import { showNewOrder } from './newOrder.ts';

/** Without live updates: short enough that a change of stage is on the screen within 15 s. */
const refreshMs = 10_000;

const activeOrdersKey = (phone: string | null) => ['activeOrders', phone] as const;

/** The orders of a stored phone that was verified (spec §5), and the orders that a link follows. */
export function useActiveOrders() {
  const phone = useAddress(verifiedPhone);
  const hasLinks = useFollowed(({ links }) => links.length > 0);
  return useQuery({
    queryKey: activeOrdersKey(phone),
    queryFn: phone === null && !hasLinks ? skipToken : ({ signal }) => readActiveOrders(phone, signal),
    refetchInterval: ({ state }) => isPolled(liveUpdates.ofOrders, state.error) && refreshMs,
    staleTime: 0,
  });
}

const verifiedPhone = ({ details }: Pick<ReturnType<typeof useAddress.getState>, 'details'>) =>
  details?.phoneVerified ? details.phoneNumber : null;

async function readActiveOrders(phone: PhoneNumber | null, signal: AbortSignal) {
  const own = phone === null ? [] : await client.send(getOrdersOfPhone, phone, { signal });
  // A phone that was proven meanwhile reads its order without the link.
  for (const { id } of own) if (linkOf(id)) unfollow(id);
  const ids = followedOrders.load();
  const links = useFollowed.getState().links.filter(({ id }) => ids.includes(id));
  const linked = await Promise.all(links.map(({ token }) => readLinked(token, signal)));
  return [...own, ...linked.flatMap((order) => (order && isUnderWay(order) ? activeOrderOf(order) : []))];
}

/** Null for a token that the server has forgotten. */
async function readLinked(token: FollowToken, signal: AbortSignal): Promise<OrderDetails | null> {
  try {
    return await client.send(getFollowedOrder, token, { signal });
  } catch (error) {
    if (isNotTheirs(error)) return null;
    throw error;
  }
}

const activeOrderOf = ({
  id,
  total,
  stage,
  placedAt,
  minutes,
  reason,
  alerts,
  delivery,
  lines,
  version,
  scheduledFor,
  preparationAt,
  alertsFrom,
  isHeld,
}: OrderDetails): ActiveOrder => ({
  id,
  total,
  state: 'active',
  stage,
  placedAt,
  fulfilment: delivery?.fulfilment ?? 'delivery',
  minutes,
  reason,
  ...(version && { version }),
  ...(scheduledFor !== undefined && { scheduledFor }),
  ...(preparationAt !== undefined && { preparationAt }),
  ...(alertsFrom !== undefined && { alertsFrom }),
  ...(isHeld && { isHeld }),
  isUnconfirmed: alerts?.owner != null && stage !== null && isUnanswered(stage),
  items: lines.map((line) => ({ productId: line.productId ?? productId(0), imageUrl: line.imageUrl })),
});

/**
 * Adds a new order to the cached active orders and to the followed ones before the next request: no layout shift at home.
 * Home says that it worked.
 */
export function showPlacedOrder(
  queryClient: QueryClient,
  draft: OrderPayload,
  placed: PlacedOrder | UnprovenOrder,
) {
  const scheduledFor = draft.options?.scheduledFor;
  const later = scheduledFor !== undefined && { scheduledFor };
  const order: ActiveOrder = {
    id: placed.id,
    total: draft.total,
    state: placed.state,
    stage: draft.way ? 'awaitingConfirmation' : null,
    placedAt: placed.placedAt,
    fulfilment: draft.fulfilment,
    minutes: null,
    reason: null,
    ...later,
    items: draft.lines.map(({ productId, imageUrl }) => ({ productId, imageUrl })),
  };
  showNewOrder({
    id: order.id,
    placedAt: placed.placedAt,
    payment: draft.payment,
    fulfilment: draft.fulfilment,
    cash: draft.options?.cashGiven ?? draft.total,
    ...later,
    ...(draft.way && { calledAt: draft.phone }),
  });
  if ('followToken' in placed) follow({ id: placed.id, token: placed.followToken });
  followedOrders.save([...new Set([...followedOrders.load(), order.id])]);
  const key = activeOrdersKey(verifiedPhone(useAddress.getState()));
  queryClient.setQueryData<readonly ActiveOrder[]>(key, (orders = []) => [
    ...orders.filter(({ id }) => id !== order.id),
    order,
  ]);
  void queryClient.invalidateQueries({ queryKey: key });
}

/**
 * An order of the verified phone by its number, or the order of a follow token. Fails with 404 for one that does not exist,
 * with 401 or 403 for another customer's (decision A2).
 */
export const useOrderDetails = (of: OrderId | FollowToken) =>
  useQuery({
    queryKey: ['orderDetails', of],
    queryFn: ({ signal }) =>
      typeof of === 'string'
        ? client.send(getFollowedOrder, of, { signal })
        : client.send(getOrderDetails, of, { signal }),
    refetchInterval: ({ state }) => detailsRefreshMs(state.data, state.error),
    staleTime: 0,
  });

/** The polling interval of an order in milliseconds; false with live updates or once it has ended. */
export const detailsRefreshMs = (
  order: Pick<OrderDetails, 'stage'> | undefined,
  error: Error | null,
): number | false => {
  return order && isUnderWay(order) && isPolled(liveUpdates.ofOrders, error) ? refreshMs : false;
};

const isUnderWay = ({ stage }: Pick<OrderDetails, 'stage'>): boolean =>
  stage === null || orderState(stage) === 'active';

/** True for an order that this customer may never read. Any other failure may pass. */
export const isNotTheirs = (error: unknown): boolean =>
  isApiError(error) && [401, 403, 404].includes(error.status);

/** The server does not accept the proof of this device's own phone, also after the token was renewed. */
export const isPhoneRefused = (error: unknown): boolean =>
  isApiError(error) && [401, 403].includes(error.status) && verifiedPhone(useAddress.getState()) !== null;

/** The first part of the key of everything that an order's change makes stale. */
export const orderKeys = ['activeOrders', 'orderDetails'] as const;
