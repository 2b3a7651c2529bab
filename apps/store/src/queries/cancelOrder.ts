import { cancelOrder } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../services/api.ts';
import { orderKeys } from './orderKeys.ts';

/**
 * Cancels the customer's own order. After a refusal the order is read again: its stage has changed.
 *
 * @throws ApiError
 */
export async function cancelOwnOrder(queryClient: QueryClient, id: OrderId): Promise<void> {
  try {
    const order = await client.send(cancelOrder, id);
    queryClient.setQueryData(['orderDetails', id], order);
  } finally {
    for (const key of orderKeys) void queryClient.invalidateQueries({ queryKey: [key] });
  }
}
