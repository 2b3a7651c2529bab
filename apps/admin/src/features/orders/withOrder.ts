import { orderStages, orderState, type StaffOrder } from '@crepas/domain';

/**
 * Applies the new state of one order to the active orders, oldest first: a new order is added, an ended one removed.
 * Neither stage nor version goes back, so a state that arrives late is ignored.
 */
export function withOrder(orders: readonly StaffOrder[], order: StaffOrder): StaffOrder[] {
  const known = orders.find(({ id }) => id === order.id);
  if (known && isBehind(order, known)) return [...orders];
  const others = orders.filter(({ id }) => id !== order.id);
  if (order.stage !== null && orderState(order.stage) !== 'active') return others;
  return [...others, order].sort((a, b) => a.id - b.id);
}

const isBehind = ({ stage, version = 0 }: StaffOrder, known: StaffOrder): boolean =>
  version < (known.version ?? 0) ||
  (stage !== null && known.stage !== null && orderStages.indexOf(stage) < orderStages.indexOf(known.stage));
