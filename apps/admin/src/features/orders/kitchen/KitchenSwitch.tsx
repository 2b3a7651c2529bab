import { isUnanswered } from '@crepas/domain';
import { Button } from '@crepas/ui';
import type { MouseEvent } from 'react';
import { useActiveOrders } from '../orders.ts';
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
  <button type="button" className={styles.toKitchen} onClick={useTurn(true)}>
    Vista de cocina
  </button>
);

/** In the kitchen: what waits on the board, and the way to it. */
export function ToBoard() {
  const { data: orders = [] } = useActiveOrders();
  const count = orders.filter(({ stage }) => stage !== null && isUnanswered(stage)).length;
  const news = count === 1 ? '1 nuevo espera · ' : `${count} nuevos esperan · `;
  return (
    <Button kind={count > 0 ? 'primary' : 'secondary'} className={styles.toBoard} onClick={useTurn(false)}>
      {`${count > 0 ? news : ''}Ver tablero`}
    </Button>
  );
}
