import type { StaffOrder } from '@crepas/domain';
import { Button, List } from '@crepas/ui';
import { useState } from 'react';
import styles from './Board.module.css';
import { CancelledCard } from './CancelledCard.tsx';
import { OrderCard } from './OrderCard.tsx';
import { useWantedOrder } from './useOpenedOrder.ts';

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
        <Button kind="secondary" wide className={styles.more} onClick={() => setLimit(limit + pageSize)}>
          Mostrar más ({more})
        </Button>
      )}
    </>
  );
}
