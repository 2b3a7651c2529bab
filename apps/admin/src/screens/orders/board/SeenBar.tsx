import type { StaffOrder } from '@crepas/domain';
import { Button } from '@crepas/ui';
import { useSeenOrders } from '../../../stores/seenOrders.ts';
import { waitingOrders } from '../alarm/waitingOrders.ts';

export type SeenBarProps = { readonly orders: readonly StaffOrder[] };

/** On a backend without stages an order cannot be accepted. Marking it as seen stops the bell. */
export function SeenBar({ orders }: SeenBarProps) {
  const { seen, see } = useSeenOrders();
  const waiting = waitingOrders(orders, seen);
  if (waiting.length === 0) return null;
  return (
    <Button wide onClick={() => see(waiting.map(({ id }) => id))}>
      {waiting.length === 1 ? 'Enterado: 1 pedido nuevo' : `Enterado: ${waiting.length} pedidos nuevos`}
    </Button>
  );
}
