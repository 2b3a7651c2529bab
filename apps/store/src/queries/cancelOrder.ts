import { cancelFollowedOrder, cancelOrder, type FollowToken } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../services/api.ts';
import { orderKeys } from './orderKeys.ts';

/**
 * Cancels the customer's own order. After a refusal the order is read again: its stage has changed.
 *
 * @param token of an order that a link follows
 * @throws ApiError
 */
export async function cancelOwnOrder(
  queryClient: QueryClient,
  id: OrderId,
  token?: FollowToken,
): Promise<void> {
  try {
    const order = await (token ? client.send(cancelFollowedOrder, token) : client.send(cancelOrder, id));
    queryClient.setQueryData(['orderDetails', token ?? id], order);
  } finally {
    for (const key of orderKeys) void queryClient.invalidateQueries({ queryKey: [key] });
  }
}
