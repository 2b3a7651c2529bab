import { ActiveOrderCard, ScrollRow } from '@crepas/ui';
import type { ReactNode } from 'react';
import { orderProgressCopy, orderStateCopy } from '../../copy.ts';
import { paths } from '../../paths.ts';
import { useActiveOrders } from '../../queries/orders.ts';
import styles from './ActiveOrders.module.css';
import { EndedOrders } from './EndedOrders.tsx';

/** What became of the customer's orders, and those under way. A failure shows nothing: the menu is what home is for. */
export const OrdersUnderWay = ({ waiting }: { waiting: ReactNode }) => (
  <>
    <EndedOrders />
    <Active waiting={waiting} />
  </>
);

function Active({ waiting }: { waiting: ReactNode }) {
  const { data: orders = [], isLoading } = useActiveOrders();
  if (isLoading) return waiting;
  if (orders.length === 0) return null;
  return (
    <ScrollRow label="Pedidos activos" className={styles.root}>
      {orders.map(({ id, total, state, stage, minutes, items }) => (
        <ActiveOrderCard
          key={id}
          to={paths.orderDetails(id)}
          number={id}
          totalCents={total}
          pictures={items.map(({ imageUrl }) => ({ src: imageUrl }))}
          label={orderStateCopy(state)}
          progress={orderProgressCopy(stage, minutes)}
        />
      ))}
    </ScrollRow>
  );
}
