import { paymentCopy } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import { Button, List, StaffOrderCard } from '@crepas/ui';
import { useState } from 'react';
import { useCancelledOrders } from '../cancelledOrders.ts';
import { placeOf } from '../orderPlace.ts';
import styles from './Board.module.css';
import { cardAttribute, useWantedOrder } from './cardFocus.ts';
import { isSecondClick } from './isSecondClick.ts';
import { OrderCard } from './OrderCard.tsx';

export type OrderCardsProps = {
  readonly orders: readonly StaffOrder[];
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

/** The number of cards that a tablet renders without delay. */
const pageSize = 40;

/** Oldest first, a page at a time, or as many as the order of a notification needs. */
export function OrderCards({ orders, nowMs, onOpen }: OrderCardsProps) {
  const [limit, setLimit] = useState(pageSize);
  const wanted = useWantedOrder();
  const place = orders.findIndex(({ id }) => String(id) === wanted);
  // Not in an effect: its card has to be there when the board looks for it.
  if (place >= limit) setLimit(pageSize * Math.ceil((place + 1) / pageSize));
  const more = orders.length - limit;
  return (
    <>
      <List className={styles.cards}>
        {orders
          .slice(0, limit)
          .map((order) =>
            order.stage === 'cancelled' ? (
              <CancelledCard key={order.id} order={order} />
            ) : (
              <OrderCard key={order.id} order={order} nowMs={nowMs} onOpen={onOpen} />
            ),
          )}
      </List>
      {more > 0 && (
        <Button
          kind="secondary"
          wide
          className={styles.more}
          onClick={() => setLimit(limit + pageSize)}
        >{`Mostrar más (${more})`}</Button>
      )}
    </>
  );
}

type CancelledCardProps = { readonly order: StaffOrder };

/** An order that its customer cancelled. It keeps its place, and has no step that a finger could hit. */
function CancelledCard({ order }: CancelledCardProps) {
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
