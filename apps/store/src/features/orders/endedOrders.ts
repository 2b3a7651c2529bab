import { type Client, getFollowedOrder, getOrderDetails } from '@crepas/api';
import { type OrderDetails, type OrderId, orderState } from '@crepas/domain';
import {
  keepPreviousData,
  type QueryClient,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { linkOf } from './followed.ts';
import { followedOrders } from './followedOrdersStorage.ts';
import { isNotTheirs, useActiveOrders } from './orders.ts';

const endedOrdersKey = ['endedOrders'] as const;

/** A rejected or cancelled order is no longer active: the customer sees the reason until they dismiss it. */
export function useEndedOrders() {
  const queryClient = useQueryClient();
  const { data: active } = useActiveOrders();
  const ids = active?.map(({ id }) => id);
  const { data: ended = [] } = useQuery({
    queryKey: [...endedOrdersKey, ids],
    queryFn: ids ? () => findEnded(client, followedOrders, ids) : skipToken,
    // The same list of active orders may follow after different orders have ended.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return { ended, dismiss: (id: OrderId) => dismissEnded(queryClient, id) };
}

/** The customer has read how the order ended. */
export function dismissEnded(queryClient: QueryClient, dismissed: OrderId): void {
  followedOrders.save(followedOrders.load().filter((id) => id !== dismissed));
  // An older list of active orders would follow it again.
  for (const queryKey of [endedOrdersKey, ['activeOrders']]) {
    queryClient.setQueriesData<readonly { readonly id: OrderId }[]>({ queryKey }, (orders) =>
      orders?.filter(({ id }) => id !== dismissed),
    );
  }
}

type Followed = {
  readonly load: () => readonly OrderId[];
  readonly save: (ids: readonly OrderId[]) => void;
};

/** The followed orders that the shop rejected or cancelled. What customers cancel themselves they know. */
export async function findEnded(
  client: Client,
  followed: Followed,
  active: readonly OrderId[],
): Promise<readonly OrderDetails[]> {
  const before = followed.load();
  const missing = before.filter((id) => !active.includes(id));
  const found = await Promise.all(missing.map((id) => findDetails(client, id)));
  const ended = found.filter(
    (order) => order?.stage && orderState(order.stage) === 'cancelled' && order.endedBy !== 'customer',
  );
  // An order may have been placed meanwhile, or one of these dismissed.
  const now = followed.load();
  const placed = now.filter((id) => !before.includes(id));
  const unread = ended.flatMap((order) => (order && now.includes(order.id) ? order : []));
  followed.save([...new Set([...active, ...unread.map(({ id }) => id), ...placed])]);
  return unread;
}

/** Null for an order that this customer may not read: another phone was verified since then. */
async function findDetails(client: Client, id: OrderId): Promise<OrderDetails | null> {
  try {
    const link = linkOf(id);
    return await (link ? client.send(getFollowedOrder, link.token) : client.send(getOrderDetails, id));
  } catch (error) {
    if (isNotTheirs(error)) return null;
    throw error;
  }
}
