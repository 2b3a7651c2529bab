import type { StaffOrder } from '@crepas/domain';
import { EmptyState, List } from '@crepas/ui';
import type { ReactNode } from 'react';
import board from '../board/Board.module.css';
import { useFocusRestored, useOpenedOrder } from '../board/cardFocus.ts';
import { inColumn, kitchen } from '../board/columns.ts';
import { laneAttribute, useCardWalk } from '../board/walkCards.ts';
import { useNow } from '../useNow.ts';
import { KitchenTicket } from './KitchenTicket.tsx';
import styles from './KitchenView.module.css';

type KitchenViewProps = {
  readonly orders: readonly StaffOrder[];
  /** Below an empty kitchen alone: the height belongs to the tickets. */
  readonly foot?: ReactNode;
};

/** Milliseconds between two clock updates: the tickets show minutes. */
const tickMs = 5_000;

/**
 * What is to be cooked, oldest first, and nothing else. A ticket whose step can still be undone keeps its place: what is under a
 * finger stays.
 */
export function KitchenView({ orders, foot }: KitchenViewProps) {
  const nowMs = useNow(tickMs);
  const tickets = inColumn(orders, kitchen, nowMs);
  const root = useFocusRestored(tickets);
  useOpenedOrder(root, tickets);
  useCardWalk(root);
  return (
    <div ref={root} tabIndex={-1} className={board.board}>
      {tickets.length === 0 ? (
        <>
          <EmptyState title="Nada en cocina">Los pedidos aceptados aparecen aquí solos.</EmptyState>
          {foot && <div>{foot}</div>}
        </>
      ) : (
        <List
          {...{ [laneAttribute]: '' }}
          aria-label="Pedidos en cocina"
          className={`${styles.tickets} ${board.filling}`}
        >
          {tickets.map((order) => (
            <KitchenTicket key={order.id} order={order} nowMs={nowMs} />
          ))}
        </List>
      )}
    </div>
  );
}
