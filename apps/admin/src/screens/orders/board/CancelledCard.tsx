import { paymentCopy } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { Button, StaffOrderCard } from '@crepas/ui';
import { useCancelledOrders } from '../../../stores/cancelledOrders.ts';
import { placeOf } from '../placeOf.ts';
import { isSecondClick } from './isSecondClick.ts';
import { cardAttribute } from './useFocusRestored.ts';

export type CancelledCardProps = { readonly order: StaffOrder };

/** An order that its customer cancelled. It keeps its place, and has no step that a finger could hit. */
export function CancelledCard({ order }: CancelledCardProps) {
  const { id } = order;
  const dismiss = useCancelledOrders((store) => store.dismiss);
  return (
    <StaffOrderCard
      {...{ [cardAttribute]: id }}
      tabIndex={-1}
      aria-label={`Pedido #${id}, cancelado por el cliente`}
      ended="Cancelado por el cliente"
      name={order.customerName}
      number={id}
      phone={order.phone}
      {...placeOf(order)}
      totalCents={order.total}
      payment={paymentCopy(order.payment, order)}
      actions={
        <Button
          kind="secondary"
          wide
          aria-label={`Enterado, quitar #${id} del tablero`}
          onClick={(event) => isSecondClick(event) || dismiss(id)}
        >
          Enterado, quitar
        </Button>
      }
    />
  );
}
