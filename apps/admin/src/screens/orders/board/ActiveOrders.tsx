import { BagIcon, EmptyState, ErrorState } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense } from 'react';
import { useActiveOrders } from '../../../queries/orders.ts';
import { useHasFeature } from '../../../queries/shop.ts';
import { useCancelledOrders } from '../../../stores/cancelledOrders.ts';
import { SoundBar } from '../alarm/SoundBar.tsx';
import { useScreenAwake } from '../alarm/useScreenAwake.ts';
import { OrdersLoading } from '../OrdersLoading.tsx';
import styles from './Board.module.css';
import { OrderBoard, type OrderBoardProps } from './OrderBoard.tsx';
import { OrderQuestions } from './OrderQuestions.tsx';
import { useHasContents } from './useHasContents.ts';

/** Not needed for the first look at the board. */
const PushBar = lazyWithRetry(async () => (await import('../../../push/PushBar.tsx')).PushBar);

/**
 * The list in all its states. After a failed refetch the last list stays visible; the banner shows the failure.
 *
 * Nothing may move a card under a finger: the orders wait for what stands above them, and what the server tells later
 * stands below.
 */
export function ActiveOrders() {
  const mayGoOff = useScreenAwake();
  const hasPush = useHasFeature('push');
  if (mayGoOff === null) return <OrdersLoading />;
  return (
    <div className={styles.root}>
      <SoundBar />
      <p role="status" className={styles.goesOff}>
        {mayGoOff && 'La pantalla puede apagarse: en los ajustes de la tableta elige que no se apague sola.'}
      </p>
      <Orders />
      <Suspense fallback={null}>{hasPush && <PushBar />}</Suspense>
      <OrderQuestions />
    </div>
  );
}

function Orders() {
  const { data, errorUpdateCount, isFetching, refetch } = useActiveOrders();

  if (data) return <KnownOrders orders={data} />;
  // Not `error`: every new attempt clears it, and the screen would flicker between failure and loading.
  if (errorUpdateCount > 0) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        No pudimos cargar los pedidos. Intenta de nuevo.
      </ErrorState>
    );
  }
  return <OrdersLoading />;
}

function KnownOrders({ orders }: OrderBoardProps) {
  const hasContents = useHasContents(orders);
  const isAnyCancelled = useCancelledOrders(({ cancelled }) => cancelled.length > 0);

  if (!hasContents) return <OrdersLoading />;
  return orders.length === 0 && !isAnyCancelled ? <NoOrders /> : <OrderBoard orders={orders} />;
}

function NoOrders() {
  return (
    <EmptyState icon={<BagIcon />} title="No hay pedidos activos">
      Los pedidos nuevos aparecen aquí solos.
    </EmptyState>
  );
}
