import { Button, ButtonLink, Card, Text } from '@crepas/ui';
import { formatMoney } from '@crepas/ui/money';
import { phoneText } from '../../copy/phoneText.ts';
import { usePromise } from '../../hooks/usePromise.ts';
import { paths } from '../../paths.ts';
import type { NewOrder } from '../../stores/newOrder.ts';
import styles from './OrderNews.module.css';

type PlacedOrderProps = { order: NewOrder; onRead: () => void };

/** «Finalizar» worked: the number, when it arrives and what to do until then. */
export function PlacedOrder({ order, onRead }: PlacedOrderProps) {
  const promise = usePromise({ placedAt: order.placedAt, stage: 'received', minutes: null });
  return (
    <Card role="status" className={styles.card}>
      <Text>
        <strong>¡Listo! Recibimos tu pedido #{order.id}.</strong>
      </Text>
      {order.calledAt && (
        <Text>
          La tienda te llama al {phoneText(order.calledAt)} para confirmarlo, y entonces lo prepara.
        </Text>
      )}
      <Text>
        {!order.calledAt && promise} Ten a la mano {formatMoney(order.cash)} en efectivo.
      </Text>
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
}
