import type { StaffOrder } from '@crepas/domain';
import { lazyWithRetry } from '@crepas/ui/loading';
import { Suspense, useEffect, useState } from 'react';
import { useCancelledOrders } from '../../../stores/cancelledOrders.ts';
import { useSteps } from '../../../stores/steps.ts';
import { useNow } from '../useNow.ts';
import styles from './Board.module.css';
import { columns, hasStages, inColumn, toConfirm, withCancelled, withHeld } from './columns.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderColumn } from './OrderColumn.tsx';
import { SeenBar } from './SeenBar.tsx';
import { useFocusRestored } from './useFocusRestored.ts';
import { useOpenedOrder } from './useOpenedOrder.ts';

/** Not needed for the first look at the board; it is there before the first tap, also when the network fails then. */
const OrderDialog = lazyWithRetry(async () => (await import('./OrderDialog.tsx')).OrderDialog);

export type OrderBoardProps = { readonly orders: readonly StaffOrder[] };

/** Milliseconds between two clock updates: the board shows minutes. */
const tickMs = 5_000;

/** The active orders in columns by stage; in one list when the backend has no stages. */
export function OrderBoard({ orders }: OrderBoardProps) {
  const held = useSteps((store) => store.held);
  const nowMs = useNow(tickMs);
  const [opened, setOpened] = useState<StaffOrder | null>(null);
  const cancelled = useCancelledOrders((store) => store.cancelled);
  const shown = withCancelled(withHeld(orders, held), cancelled);
  const board = useFocusRestored(shown);
  useOpenedOrder(board, shown);
  useEffect(() => void OrderDialog.preload().catch(() => undefined), []);
  const unconfirmed = inColumn(shown, toConfirm);

  return (
    <div ref={board} tabIndex={-1} className={styles.board}>
      {unconfirmed.length > 0 && (
        <OrderColumn column={toConfirm} orders={unconfirmed} nowMs={nowMs} onOpen={setOpened} />
      )}
      {hasStages(shown) ? (
        <div className={styles.columns}>
          {columns.map((column) => (
            <OrderColumn
              key={column.title}
              column={column}
              orders={inColumn(shown, column)}
              nowMs={nowMs}
              onOpen={setOpened}
            />
          ))}
        </div>
      ) : (
        <>
          <SeenBar orders={orders} />
          <OrderCards orders={orders} nowMs={nowMs} onOpen={setOpened} />
        </>
      )}
      <Suspense fallback={null}>
        {opened && <OrderDialog order={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </div>
  );
}
