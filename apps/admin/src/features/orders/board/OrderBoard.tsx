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
import { columns, hasStages, inColumn, withEnded, withHeld } from './columns.ts';
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
  const held = useSteps((store) => store.held);
  const nowMs = useNow(tickMs);
  const [opened, setOpened] = useState<StaffOrder | null>(null);
  const ended = useEndedOrders((store) => store.ended);
  const isRoomy = useDensity((store) => store.isRoomy);
  const { typed, type } = useBoardSearch();
  const all = withEnded(withHeld(orders, held), ended);
  const shown = typed === null ? all : findOrders(all, typed);
  const board = useFocusRestored(shown);
  useOpenedOrder(board, shown);
  useCardWalk(board);
  const isInColumns = hasStages(shown);
  const [chosen, choose] = useChosenColumn(shown, typed !== null);
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
            choices={columns.map((column) => ({
              key: column.title,
              label: `${column.title} · ${inColumn(shown, column).length}`,
            }))}
            chosen={chosen}
            onChoose={choose}
            className={styles.choices}
          />
          <div data-dense={isRoomy ? undefined : ''} className={`${styles.columns} ${styles.filling}`}>
            {columns.map((column) => (
              <OrderColumn
                key={column.title}
                column={column}
                isChosen={column.title === chosen}
                isSearched={shown.length < all.length}
                orders={inColumn(shown, column)}
                nowMs={nowMs}
                onOpen={setOpened}
                foot={column === columns.at(-1) && foot}
              />
            ))}
          </div>
        </>
      ) : (
        <>
          <SeenBar orders={orders} />
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
 * under a finger stays. Only a search leads to the first column with what it found.
 */
function useChosenColumn(orders: readonly StaffOrder[], isSearched: boolean) {
  const columnWith = (is: (order: StaffOrder) => boolean) =>
    columns.find((column) => inColumn(orders, column).some(is))?.title;
  const [chosen, choose] = useState(() => columnWith(() => true) ?? 'Nuevos');
  const wanted = useWantedOrder();
  const ofWanted = columnWith(({ id }) => String(id) === wanted);
  // Not in an effect: its card has to be there when the board looks for it.
  if (ofWanted && ofWanted !== chosen) choose(ofWanted);
  const isEmpty = columns.every((column) => column.title !== chosen || inColumn(orders, column).length === 0);
  const shown = isSearched && isEmpty ? (columnWith(() => true) ?? chosen) : chosen;
  return [shown, choose] as const;
}

type SeenBarProps = Pick<OrderBoardProps, 'orders'>;

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
