import type { StaffOrder } from '@crepas/domain';
import { Button, List } from '@crepas/ui';
import { useState } from 'react';
import styles from './Board.module.css';
import { OrderCard } from './OrderCard.tsx';

export type OrderCardsProps = {
  readonly orders: readonly StaffOrder[];
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

/** A tablet draws so many at a time without effort. */
const pageSize = 40;

/** The oldest first; what comes after the first page is shown when it is asked for. */
export function OrderCards({ orders, nowMs, onOpen }: OrderCardsProps) {
  const [limit, setLimit] = useState(pageSize);
  const more = orders.length - limit;
  return (
    <>
      <List className={styles.cards}>
        {orders.slice(0, limit).map((order) => (
          <OrderCard key={order.id} order={order} nowMs={nowMs} onOpen={onOpen} />
        ))}
      </List>
      {more > 0 && (
        <Button kind="secondary" wide className={styles.more} onClick={() => setLimit(limit + pageSize)}>
          Mostrar más ({more})
        </Button>
      )}
    </>
  );
}
