import { type FollowToken, sayTransferred, sayTransferredFollowed } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../services/api.ts';

/**
 * Tells the shop that the customer has transferred.
 *
 * @param token of an order that a link follows
 * @throws ApiError
 */
export async function sayTransferDone(
  queryClient: QueryClient,
  id: OrderId,
  token?: FollowToken,
): Promise<void> {
  const order = await (token ? client.send(sayTransferredFollowed, token) : client.send(sayTransferred, id));
  queryClient.setQueryData(['orderDetails', token ?? id], order);
}
