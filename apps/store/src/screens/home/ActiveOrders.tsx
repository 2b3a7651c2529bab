import { ActiveOrderCard, ActiveOrderCardSkeleton, Loading, ScrollRow } from '@crepas/ui';
import { orderProgressCopy, orderStateCopy } from '../../copy.ts';
import { paths } from '../../paths.ts';
import { expectedActiveOrders, useActiveOrders } from '../../queries/orders.ts';
import styles from './ActiveOrders.module.css';

const label = 'Pedidos activos';

/** The customer's orders under way. A failure shows nothing: the menu is what home is for. */
export function ActiveOrders() {
  const { data: orders = [], isLoading } = useActiveOrders();
  if (isLoading && expectedActiveOrders() > 0) return <Waiting />;
  if (orders.length === 0) return null;
  return (
    <ScrollRow label={label} className={styles.root}>
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

const Waiting = () => (
  <Loading>
    <ScrollRow label={label} className={styles.root}>
      <ActiveOrderCardSkeleton />
    </ScrollRow>
  </Loading>
);
