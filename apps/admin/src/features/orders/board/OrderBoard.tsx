import type { StaffOrder } from '@crepas/domain';
import { BagIcon, Button, ButtonLink, EmptyState, List, Section, Text } from '@crepas/ui';
import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { useKnownShop } from '../../../shared/shop/shop.ts';
import { useSeenOrders, waitingOrders } from '../alarm/waitingOrders.ts';
import { useCancelledOrders } from '../cancelledOrders.ts';
import { useSteps } from '../steps.ts';
import { useNow } from '../useNow.ts';
import styles from './Board.module.css';
import { useFocusRestored, useOpenedOrder, useWantedOrder } from './cardFocus.ts';
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
import { CancelledCard, OrderCard } from './OrderCard.tsx';
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
  const preparation = useKnownShop()?.preparationMinutes ?? null;
  return (
    <Section
      title={titleOf(column, orders)}
      end={
        <div className={styles.columnEnd}>
          {/* In the row of the title: it moves no card when the shop is known later. */}
          {stages.includes('preparing') && preparation !== null && (
            <Text tone="secondary">{`Unos ${preparation} min`}</Text>
          )}
          <span className={styles.count}>{orders.length}</span>
        </div>
      }
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

type OrderCardsProps = {
  readonly orders: readonly StaffOrder[];
  readonly nowMs: number;
  readonly onOpen: (order: StaffOrder) => void;
};

/** The number of cards that a tablet renders without delay. */
const pageSize = 40;

/** Oldest first, a page at a time, or as many as the order of a notification needs. */
function OrderCards({ orders, nowMs, onOpen }: OrderCardsProps) {
  const [limit, setLimit] = useState(pageSize);
  const wanted = useWantedOrder();
  const place = orders.findIndex(({ id }) => String(id) === wanted);
  // Not in an effect: its card has to be there when the board looks for it.
  if (place >= limit) setLimit(pageSize * Math.ceil((place + 1) / pageSize));
  const more = orders.length - limit;
  return (
    <>
      <List className={styles.cards}>
        {orders
          .slice(0, limit)
          .map((order) =>
            order.stage === 'cancelled' ? (
              <CancelledCard key={order.id} order={order} />
            ) : (
              <OrderCard key={order.id} order={order} nowMs={nowMs} onOpen={onOpen} />
            ),
          )}
      </List>
      {more > 0 && (
        <Button
          kind="secondary"
          wide
          className={styles.more}
          onClick={() => setLimit(limit + pageSize)}
        >{`Mostrar más (${more})`}</Button>
      )}
    </>
  );
}
