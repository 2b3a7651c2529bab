import { Button, ButtonLink, Card, Text } from '@crepas/ui';
import { orderNewsCopy } from '../../copy.ts';
import { paths } from '../../paths.ts';
import { useEndedOrders } from '../../queries/endedOrders.ts';
import styles from './EndedOrders.module.css';

/** Orders that will not come, and why, until the customer has read it. */
export function EndedOrders() {
  const { ended, dismiss } = useEndedOrders();
  if (ended.length === 0) return null;
  return (
    <div role="alert">
      {ended.map((order) => (
        <Card key={order.id} className={styles.root}>
          <Text>
            <strong>Pedido #{order.id}</strong>
          </Text>
          <Text>{order.stage && orderNewsCopy(order.stage, order)}</Text>
          <div className={styles.actions}>
            <ButtonLink kind="secondary" to={paths.orderDetails(order.id)}>
              Ver pedido
            </ButtonLink>
            <Button kind="quiet" onClick={() => dismiss(order.id)}>
              Entendido
            </Button>
          </div>
        </Card>
      ))}
    </div>
  );
}
