import { getOrderDetails } from '@crepas/api';
import type { OrderId, StaffOrder } from '@crepas/domain';
import { useEffect, useRef } from 'react';
import { client } from '../../../shared/api.ts';
import { bell } from '../alarm/bell.ts';
import { notifyCancelled } from '../alarm/notifyOrders.ts';
import { useSound } from '../alarm/sound.ts';
import { systemNotices } from '../alarm/systemNotices.ts';
import { useCancelledOrders } from '../cancelledOrders.ts';
import { removedOrders } from './removedOrders.ts';

/**
 * Reports the orders that their customers cancelled, with a sound of its own and a system notification. The events bring
 * them; one that was cancelled while no event came is missing from the next list, and its details say why.
 *
 * @returns a text for screen readers
 */
export function useCancellations(orders: readonly StaffOrder[] | undefined): string {
  const cancelled = useCancelledOrders((store) => store.cancelled);
  const before = useRef<readonly StaffOrder[]>([]);
  const reported = useRef<ReadonlySet<OrderId>>(new Set());

  useEffect(() => {
    if (!orders) return;
    for (const order of removedOrders(before.current, orders)) void keepIfCancelled(order);
    before.current = orders;
  }, [orders]);

  useEffect(() => {
    const fresh = cancelled.filter(({ id }) => !reported.current.has(id));
    reported.current = new Set(cancelled.map(({ id }) => id));
    if (fresh.length === 0) return;
    if (useSound.getState().sound === 'on') bell.chimeCancelled();
    for (const { id } of fresh) notifyCancelled(systemNotices, id, document.visibilityState === 'visible');
  }, [cancelled]);

  return cancelled.map(({ id }) => `El cliente canceló el pedido #${id}`).join('. ');
}

async function keepIfCancelled(order: StaffOrder): Promise<void> {
  try {
    const { stage, endedBy = null } = await client.send(getOrderDetails, order.id);
    if (endedBy === 'customer') useCancelledOrders.getState().keep({ ...order, stage, endedBy });
  } catch {
    // The order is no longer on the board, and «Cancelados» lists it.
  }
}
