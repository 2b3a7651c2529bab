import type { StaffOrder } from '@crepas/domain';
import { BagIcon, Button, ButtonLink, EmptyState, Section, Text } from '@crepas/ui';
import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useSeenOrders, waitingOrders } from '../alarm/waitingOrders.ts';
import { useCancelledOrders } from '../cancelledOrders.ts';
import { useSteps } from '../steps.ts';
import { useNow } from '../useNow.ts';
import styles from './Board.module.css';
import { useFocusRestored, useOpenedOrder } from './cardFocus.ts';
import {
  type Column,
  columns,
  hasStages,
  inColumn,
  titleOf,
  toConfirm,
  withCancelled,
  withHeld,
} from './columns.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderDialog } from './OrderDialog.tsx';

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
  const unconfirmed = inColumn(shown, toConfirm);

  return (
    <div ref={board} tabIndex={-1} className={styles.board}>
      {unconfirmed.length > 0 && (
        <OrderColumn column={toConfirm} orders={unconfirmed} nowMs={nowMs} onOpen={setOpened} />
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<BagIcon />} title="No hay pedidos activos">
          Los pedidos nuevos aparecen aquí solos.
        </EmptyState>
      ) : hasStages(shown) ? (
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
      {opened && (
        <OrderDialog
          opened={opened}
          now={shown.find(({ id }) => id === opened.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

type OrderColumnProps = {
  readonly column: Column;
  readonly orders: readonly StaffOrder[];
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

function OrderColumn({ column, orders, nowMs, onOpen }: OrderColumnProps) {
  const { stages, empty } = column;
  return (
    <Section
      title={titleOf(column, orders)}
      end={<span className={styles.count}>{orders.length}</span>}
      className={styles.column}
    >
      {orders.length === 0 ? (
        <Text tone="secondary" className={styles.empty}>
          {empty}
        </Text>
      ) : (
        <>
          {stages.includes('onTheWay') && orders.some(({ fulfilment }) => fulfilment === 'delivery') && (
            <ButtonLink kind="secondary" wide to={paths.rider} className={styles.route}>
              Ruta del repartidor
            </ButtonLink>
          )}
          <OrderCards orders={orders} nowMs={nowMs} onOpen={onOpen} />
        </>
      )}
    </Section>
  );
}

type SeenBarProps = { readonly orders: readonly StaffOrder[] };

/** On a backend without stages an order cannot be accepted. Marking it as seen stops the bell. */
function SeenBar({ orders }: SeenBarProps) {
  const { seen, see } = useSeenOrders();
  const waiting = waitingOrders(orders, seen);
  if (waiting.length === 0) return null;
  return (
    <Button wide onClick={() => see(waiting.map(({ id }) => id))}>
      {waiting.length === 1 ? 'Enterado: 1 pedido nuevo' : `Enterado: ${waiting.length} pedidos nuevos`}
    </Button>
  );
}
