import { isUnanswered, type OrderId, type StaffOrder } from '@crepas/domain';

type Known = Pick<StaffOrder, 'id' | 'stage'>;

/** The orders that waited for an answer in the list before and are missing now. Only such an order can be cancelled by its customer. */
export function removedOrders<Order extends Known>(
  before: readonly Order[],
  now: readonly { readonly id: OrderId }[],
): readonly Order[] {
  const present = new Set(now.map(({ id }) => id));
  return before.filter(({ id, stage }) => stage !== null && isUnanswered(stage) && !present.has(id));
}
