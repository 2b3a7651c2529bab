import { findOrders, type StaffOrder } from '@crepas/domain';
import { BagIcon, Button, EmptyState, Segments } from '@crepas/ui';
import { type ReactNode, useState } from 'react';
import { FetchedDialog } from '../../../shared/dialogs/FetchedDialog.tsx';
import { useServerFeatures } from '../../../shared/shop/shop.ts';
import { useSeenOrders, waitingOrders } from '../alarm/waitingOrders.ts';
import { useEndedOrders } from '../endedOrders.ts';
import { ToKitchen } from '../kitchen/KitchenSwitch.tsx';
import { useBoardSearch } from '../orderWork.ts';
import { useSteps } from '../steps.ts';
import { useNow } from '../useNow.ts';
import styles from './Board.module.css';
import { OpenedOrder } from './boardDialogs.ts';
import { useFocusRestored, useOpenedOrder, useWantedOrder } from './cardFocus.ts';
import {
  columnsOf,
  hasStages,
  inColumn,
  kitchen,
  newOrders,
  onTheWay,
  scheduled,
  withEnded,
  withPending,
} from './columns.ts';
import { useDensity } from './density.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderColumn } from './OrderColumn.tsx';
import { useCardWalk } from './walkCards.ts';

export type OrderBoardProps = {
  readonly orders: readonly StaffOrder[];
  /** At the end of the last column, where it moves no card and takes no room of the others. */
  readonly foot?: ReactNode;
};

/** Milliseconds between two clock updates: the board shows minutes. */
const tickMs = 5_000;

/** The active orders in columns by stage; in one list when the backend has no stages. */
export function OrderBoard({ orders, foot }: OrderBoardProps) {
  const pending = useSteps((store) => store.pending);
  const nowMs = useNow(tickMs);
  const [opened, setOpened] = useState<StaffOrder | null>(null);
  const ended = useEndedOrders((store) => store.ended);
  const isRoomy = useDensity((store) => store.isRoomy);
  const wide = useWideColumn(orders, nowMs);
  const { typed, type } = useBoardSearch();
  const all = withEnded(withPending(orders, pending), ended);
  const shown = typed === null ? all : findOrders(all, typed);
  const lanes = columnsOf(shown, nowMs);
  const heldCount = inColumn(shown, scheduled, nowMs).length;
  const isNoneOnTheWay = inColumn(shown, onTheWay, nowMs).length === 0;
  const board = useFocusRestored(shown, heldCount);
  useOpenedOrder(board, shown);
  useCardWalk(board);
  const isInColumns = hasStages(shown);
  const [chosen, choose] = useChosenColumn(shown, typed !== null, nowMs);
  const openedNow = opened ? all.find(({ id }) => id === opened.id) : undefined;
  const close = () => setOpened(null);
  const hasStagesToCome = useServerFeatures() !== null;

  return (
    <div ref={board} tabIndex={-1} className={styles.board}>
      {/* Mounted while it is empty, for screen readers. */}
      <p role="status" className={styles.found}>
        {shown.length < all.length && `${shown.length} de ${all.length} pedidos`}
      </p>
      {all.length === 0 ? (
        <EmptyState
          icon={<BagIcon />}
          title="No hay pedidos activos"
          action={hasStagesToCome && <ToKitchen />}
        >
          Los pedidos nuevos aparecen aquí solos.
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<BagIcon />}
          title="Ningún pedido coincide"
          action={
            <Button kind="secondary" onClick={() => type(null)}>
              Ver todos
            </Button>
          }
        >
          Prueba con otro número, nombre o teléfono.
        </EmptyState>
      ) : isInColumns ? (
        <>
          <Segments
            label="Columnas"
            choices={lanes.map((column) => ({
              key: column.title,
              label: `${column.title} · ${inColumn(shown, column, nowMs).length}`,
            }))}
            chosen={chosen}
            onChoose={choose}
            className={styles.choices}
          />
          <div
            data-dense={isRoomy ? undefined : ''}
            data-new-wide={wide === newOrders.title || undefined}
            data-held={heldCount > 0 || undefined}
            data-none-on-the-way={isNoneOnTheWay || undefined}
            className={`${styles.columns} ${styles.filling}`}
          >
            {lanes.map((column) => (
              <OrderColumn
                key={column.title}
                column={column}
                isChosen={column.title === chosen}
                isWide={column.title === wide}
                isSearched={shown.length < all.length}
                orders={inColumn(shown, column, nowMs)}
                nowMs={nowMs}
                onOpen={setOpened}
                foot={column === lanes.at(-1) && foot}
              />
            ))}
          </div>
        </>
      ) : (
        <>
          <SeenBar orders={orders} nowMs={nowMs} />
          <OrderCards orders={shown} nowMs={nowMs} onOpen={setOpened} />
        </>
      )}
      {!isInColumns && foot && <div>{foot}</div>}
      {opened && (
        <FetchedDialog title={`Pedido #${opened.id}`} onClose={close}>
          <OpenedOrder opened={opened} now={openedNow} onClose={close} />
        </FetchedDialog>
      )}
    </div>
  );
}

/**
 * The title of the column that a phone shows: the first one with orders, until another is tapped. It does not follow the orders: what is
 * under a finger stays. Only a search leads to the first column with what it found, and a lane that ended to where its last order went.
 */
function useChosenColumn(orders: readonly StaffOrder[], isSearched: boolean, nowMs: number) {
  const lanes = columnsOf(orders, nowMs);
  const columnWith = (is: (order: StaffOrder) => boolean) =>
    lanes.find((column) => inColumn(orders, column, nowMs).some(is))?.title;
  const [chosen, choose] = useState(() => columnWith(() => true) ?? 'Nuevos');
  const wanted = useWantedOrder();
  const ofWanted = columnWith(({ id }) => String(id) === wanted);
  // Not in an effect: its card has to be there when the board looks for it.
  if (ofWanted && ofWanted !== chosen) choose(ofWanted);
  const lane = lanes.find(({ title }) => title === chosen) ?? kitchen;
  const isEmpty = inColumn(orders, lane, nowMs).length === 0;
  const shown = isSearched && isEmpty ? (columnWith(() => true) ?? lane.title) : lane.title;
  return [shown, choose] as const;
}

/** As many new orders as a tablet's column has whole, or more. */
const manyNew = 4;

/**
 * The title of the column with two cards side by side. Until somebody chooses it, it is that of the new orders if many wait when the board
 * is opened, and the kitchen's otherwise. It does not follow the orders: what is under a finger stays.
 */
function useWideColumn(orders: readonly StaffOrder[], nowMs: number): string {
  const chosen = useDensity((store) => store.wide);
  const [atFirst] = useState(() =>
    inColumn(orders, newOrders, nowMs).length < manyNew ? kitchen.title : newOrders.title,
  );
  // What a device has stored may be the title of a column that an update named anew.
  return [newOrders, kitchen].find(({ title }) => title === chosen)?.title ?? atFirst;
}

type SeenBarProps = Pick<OrderBoardProps, 'orders'> & { readonly nowMs: number };

/** On a backend without stages an order cannot be accepted. Marking it as seen stops the bell. */
function SeenBar({ orders, nowMs }: SeenBarProps) {
  const { seen, see } = useSeenOrders();
  const waiting = waitingOrders(orders, seen, nowMs);
  if (waiting.length === 0) return null;
  return (
    <Button wide onClick={() => see(waiting.map(({ id }) => id))}>
      {waiting.length === 1 ? 'Enterado: 1 pedido nuevo' : `Enterado: ${waiting.length} pedidos nuevos`}
    </Button>
  );
}
