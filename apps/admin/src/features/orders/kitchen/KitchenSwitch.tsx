import { Button } from '@crepas/ui';
import type { MouseEvent } from 'react';
import { waitingOrders } from '../alarm/waitingOrders.ts';
import { useActiveOrders } from '../orders.ts';
import { useNow } from '../useNow.ts';
import styles from './KitchenView.module.css';
import { useKitchenView } from './view.ts';

/** The switch itself goes with what it leaves: the focus moves to the tab of the orders. */
function useTurn(isOn: boolean) {
  const turn = useKitchenView((view) => view.turn);
  return ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('main')?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    turn(isOn);
  };
}

/** On the board, beside the orders of the kitchen. */
export const ToKitchen = () => (
  <button type="button" aria-label="Vista de cocina" className={styles.toKitchen} onClick={useTurn(true)}>
    Vista<span className={styles.ofKitchen}> de cocina</span>
  </button>
);

const tickMs = 5_000;

/** In the kitchen: what waits on the board, and the way to it. */
export function ToBoard() {
  const { data: orders = [] } = useActiveOrders();
  const count = waitingOrders(orders, null, useNow(tickMs)).length;
  const news = count === 1 ? '1 nuevo espera · ' : `${count} nuevos esperan · `;
  return (
    <Button kind={count > 0 ? 'primary' : 'secondary'} className={styles.toBoard} onClick={useTurn(false)}>
      {`${count > 0 ? news : ''}Ver tablero`}
    </Button>
  );
}
