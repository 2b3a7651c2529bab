import type { OrderDetails } from '@crepas/domain';
import { Button, ButtonLink, Card, Text } from '@crepas/ui';
import { orderNewsCopy } from '../../copy/order.ts';
import { paths } from '../../paths.ts';
import styles from './OrderNews.module.css';

type EndedOrderProps = { order: OrderDetails; onRead: () => void };

/** A rejected or cancelled order with its reason, until the customer dismisses it. */
export const EndedOrder = ({ order, onRead }: EndedOrderProps) => (
  <Card role="alert" className={styles.card}>
    <Text>
      <strong>Pedido #{order.id}</strong>
    </Text>
    <Text>{order.stage && orderNewsCopy(order.stage, order.delivery?.fulfilment ?? 'delivery', order)}</Text>
    <div className={styles.actions}>
      <ButtonLink kind="secondary" to={paths.orderDetails(order.id)}>
        Ver pedido
      </ButtonLink>
      <Button kind="quiet" onClick={onRead}>
        Entendido
      </Button>
    </div>
  </Card>
);
