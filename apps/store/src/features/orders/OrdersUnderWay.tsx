import type { ActiveOrder } from '@crepas/domain';
import { ActiveOrderCard, ActiveOrderCardSkeleton, Button, ButtonLink, ScrollRow, Text } from '@crepas/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useShopWords } from '../../shared/shop/shopWords.ts';
import styles from './ActiveOrders.module.css';
import { laterCopy } from './laterCopy.ts';
import { OrderUpdates } from './OrderUpdates.tsx';
import { orderProgressCopy, orderStateCopy, verifyAgainCopy } from './orderCopy.ts';
import { isPhoneRefused, useActiveOrders } from './orders.ts';
import { Reorder } from './Reorder.tsx';
import { useOrderNow, usePromise } from './usePromise.ts';

type OrdersUnderWayProps = {
  /** Placeholders in the space that is reserved for the active orders, and for the earlier ones; null: none is. */
  waiting: ReactNode;
  again: ReactNode;
};

/** The customer's ended, active and earlier orders. Of a failure a sentence says what to do. */
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
  const { data: orders, isLoading, error, refetch } = useActiveOrders();
  // Each retry starts without its error: the sentence stays until one succeeds.
  const [failure, setFailure] = useState<Error | null>(null);
  if (error && error !== failure) setFailure(error);
  // Space that was used in this visit stays reserved: the menu below must not shift.
  const [hasRoom, setRoom] = useState(waiting !== null);
  const isAny = orders !== undefined && orders.length > 0;
  if (isAny && !hasRoom) setRoom(true);
  if (!orders && failure) return waiting && <Failed error={failure} onRetry={() => void refetch()} />;
  if (!orders) return isLoading && waiting;
  if (!isAny) {
    return (
      hasRoom && (
        <InOrdersRoom>
          <Text tone="secondary">Ya no tienes pedidos en camino.</Text>
        </InOrdersRoom>
      )
    );
  }
  return (
    <ScrollRow label="Pedidos activos" className={styles.root}>
      {orders.map((order) => (
        <ActiveOrderItem key={order.id} order={order} />
      ))}
    </ScrollRow>
  );
}

function ActiveOrderItem({ order }: { readonly order: ActiveOrder }) {
  const { timeZone } = useShopWords();
  const expected = usePromise(order, order.fulfilment);
  const later = laterCopy(order, useOrderNow(), timeZone);
  return (
    <ActiveOrderCard
      to={paths.orderDetails(order.id)}
      number={order.id}
      totalCents={order.total}
      pictures={order.items.map(({ imageUrl }) => ({ src: imageUrl }))}
      label={orderStateCopy(order.state, order.stage, later)}
      progress={orderProgressCopy(order, expected, timeZone, later)}
    />
  );
}

type FailedProps = { readonly error: Error; readonly onRetry: () => void };

const Failed = ({ error, onRetry }: FailedProps) => (
  <InOrdersRoom>
    {isPhoneRefused(error) ? (
      <>
        <Text tone="secondary">{verifyAgainCopy}</Text>
        <ButtonLink kind="secondary" to={paths.sms}>
          Verificar mi teléfono
        </ButtonLink>
      </>
    ) : (
      <>
        <Text tone="secondary">No pudimos cargar tu pedido.</Text>
        <Button kind="secondary" onClick={onRetry}>
          Reintentar
        </Button>
      </>
    )}
  </InOrdersRoom>
);

/** Rendered in the space of an order. */
const InOrdersRoom = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.noOrder}>
    <div aria-hidden="true" className={styles.empty}>
      <ScrollRow label="" className={styles.root}>
        <ActiveOrderCardSkeleton />
      </ScrollRow>
    </div>
    <div role="status" className={styles.words}>
      {children}
    </div>
  </div>
);
