import type { StaffOrder } from '@crepas/domain';
import { lazyWithRetry } from '@crepas/ui/loading';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { FetchedDialog } from '../../../shared/dialogs/FetchedDialog.tsx';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import { PushBar } from '../alarm/PushBar.tsx';
import { useScreenAwake } from '../alarm/screenAwake.ts';
import { useIsKitchen } from '../kitchen/view.ts';
import { OrdersLoading } from '../OrdersLoading.tsx';
import { orderDetailsQuery } from '../orderDetails.ts';
import { useActiveOrders } from '../orders.ts';
import { useOrderQuestion } from '../orderWork.ts';
import styles from './Board.module.css';
import { OrderQuestion, useDialogsAhead } from './boardDialogs.ts';
import { OrderBoard, type OrderBoardProps } from './OrderBoard.tsx';

const KitchenView = lazyWithRetry(async () => (await import('../kitchen/KitchenView.tsx')).KitchenView);

/**
 * The list in all its states. After a failed refetch the last list stays visible; the banner shows the failure.
 *
 * Nothing may move a card under a finger: what the server tells later stands below.
 */
export function ActiveOrders() {
  useScreenAwake();
  useDialogsAhead();
  const hasPush = useHasFeature('push');
  return (
    <div className={styles.root}>
      {/* At the end of the last column, where nothing stands below it. */}
      <Orders foot={hasPush && <PushBar />} />
      <OpenQuestion />
    </div>
  );
}

/** A question that is open when the session expires is still open after the new sign-in. */
function OpenQuestion() {
  const { question, close } = useOrderQuestion();
  return (
    question && (
      <FetchedDialog title={`Pedido #${question.id}`} onClose={close}>
        <OrderQuestion question={question} />
      </FetchedDialog>
    )
  );
}

type FootProps = Pick<OrderBoardProps, 'foot'>;

const Orders = ({ foot }: FootProps) => (
  <Loaded
    query={useActiveOrders()}
    loading={<OrdersLoading />}
    failed="No pudimos cargar los pedidos. Intenta de nuevo."
  >
    {(orders) => <KnownOrders orders={orders} foot={foot} />}
  </Loaded>
);

function KnownOrders({ orders, foot }: OrderBoardProps) {
  const isKitchen = useIsKitchen();
  if (!useHasContents(orders)) return <OrdersLoading />;
  if (!isKitchen) return <OrderBoard orders={orders} foot={foot} />;
  return (
    <Suspense fallback={<OrdersLoading />}>
      <KitchenView orders={orders} foot={foot} />
    </Suspense>
  );
}

const timeoutMs = 1_000;

/**
 * Whether the products of the first list are known. They come with the list; of a server of spec §7 alone they are read, for a
 * second at most: a card that gets them later grows, and moves what is below it. Orders that arrive afterwards are shown at once.
 */
function useHasContents(orders: readonly StaffOrder[]): boolean {
  const cache = useQueryClient();
  const [missing] = useState(() =>
    orders.filter(
      ({ id, version, lines }) => !lines && !cache.getQueryData(orderDetailsQuery(id, version).queryKey),
    ),
  );
  const [hasContents, setHasContents] = useState(missing.length === 0);

  useEffect(() => {
    if (missing.length === 0) return;
    const end = () => setHasContents(true);
    const timer = setTimeout(end, timeoutMs);
    void Promise.all(
      missing.map(({ id, version }) => cache.prefetchQuery(orderDetailsQuery(id, version))),
    ).then(end);
    return () => clearTimeout(timer);
  }, [cache, missing]);

  return hasContents;
}
