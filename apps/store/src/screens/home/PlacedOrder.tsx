import { Button, ButtonLink, Card, Text } from '@crepas/ui';
import { lazyWithRetry, ScreenBoundary } from '@crepas/ui/loading';
import { formatMoney } from '@crepas/ui/money';
import { Suspense } from 'react';
import { readyCopy } from '../../copy/payment.ts';
import { phoneText } from '../../copy/phoneText.ts';
import { usePromise } from '../../hooks/usePromise.ts';
import { paths } from '../../paths.ts';
import type { NewOrder } from '../../stores/newOrder.ts';
import styles from './OrderNews.module.css';

const TransferData = lazyWithRetry(() =>
  import('../../transfer/TransferData.tsx').then((part) => part.TransferData),
);

type PlacedOrderProps = { order: NewOrder; onRead: () => void };

/** «Finalizar» worked: the number, when it arrives and what to do until then. */
export function PlacedOrder({ order, onRead }: PlacedOrderProps) {
  const promise = usePromise(
    { placedAt: order.placedAt, stage: 'received', minutes: null },
    order.fulfilment,
  );
  const ready = readyCopy(order.payment, formatMoney(order.cash));
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
      <Text>{[!order.calledAt && promise, ready && `${ready}.`].filter(Boolean).join(' ')}</Text>
      {order.payment === 'transfer' && !order.calledAt && (
        // Without the chunk the order's page has it.
        <ScreenBoundary fallback={() => null}>
          <Suspense>
            <TransferData id={order.id} total={order.total} />
          </Suspense>
        </ScreenBoundary>
      )}
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
