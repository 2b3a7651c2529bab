import { ActiveOrderCard, ActiveOrderCardSkeleton, ScrollRow, Text } from '@crepas/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import styles from './ActiveOrders.module.css';
import { OrderUpdates } from './OrderUpdates.tsx';
import { orderProgressCopy, orderStateCopy } from './orderCopy.ts';
import { useActiveOrders } from './orders.ts';
import { Reorder } from './Reorder.tsx';

type OrdersUnderWayProps = {
  /** Placeholders in the space that is reserved for the active orders, and for the earlier ones; null: none is. */
  waiting: ReactNode;
  again: ReactNode;
};

/** The customer's ended, active and earlier orders. A failure shows nothing: home is for the menu. */
export function OrdersUnderWay({ waiting, again }: OrdersUnderWayProps) {
  // Without reserved space the row would shift the menu: it shows at the next visit of home.
  const [hasAgain] = useState(again !== null);
  return (
    <>
      <OrderUpdates />
      <Active waiting={waiting} />
      {hasAgain && <Reorder />}
    </>
  );
}

function Active({ waiting }: { waiting: ReactNode }) {
  const { data: orders, isLoading, isError } = useActiveOrders();
  // Space that was used in this visit stays reserved: the menu below must not shift.
  const [hasRoom, setRoom] = useState(waiting !== null);
  const isAny = orders !== undefined && orders.length > 0;
  if (isAny && !hasRoom) setRoom(true);
  if (!orders) return (isLoading || isError) && waiting;
  if (!isAny) return hasRoom && <NoneLeft />;
  return (
    <ScrollRow label="Pedidos activos" className={styles.root}>
      {orders.map((order) => (
        <ActiveOrderCard
          key={order.id}
          to={paths.orderDetails(order.id)}
          number={order.id}
          totalCents={order.total}
          pictures={order.items.map(({ imageUrl }) => ({ src: imageUrl }))}
          label={orderStateCopy(order.state, order.stage)}
          progress={orderProgressCopy(order)}
        />
      ))}
    </ScrollRow>
  );
}

/** Rendered in the space of the last order. */
const NoneLeft = () => (
  <div className={styles.noneLeft}>
    <div aria-hidden="true" className={styles.empty}>
      <ScrollRow label="" className={styles.root}>
        <ActiveOrderCardSkeleton />
      </ScrollRow>
    </div>
    <Text role="status" tone="secondary">
      Ya no tienes pedidos en camino.
    </Text>
  </div>
);
