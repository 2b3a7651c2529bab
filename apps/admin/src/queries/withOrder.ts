import { orderStages, orderState, type StaffOrder } from '@crepas/domain';

/**
 * The active orders, oldest first, after news of one of them: a newcomer comes in, one that is over goes.
 * An order never goes back a stage, so news that arrives late is no news.
 */
export function withOrder(orders: readonly StaffOrder[], order: StaffOrder): StaffOrder[] {
  const known = orders.find(({ id }) => id === order.id);
  if (known && isBehind(order, known)) return [...orders];
  const others = orders.filter(({ id }) => id !== order.id);
  if (order.stage !== null && orderState(order.stage) !== 'active') return others;
  return [...others, order].sort((a, b) => a.id - b.id);
}

const isBehind = ({ stage }: StaffOrder, known: StaffOrder): boolean =>
  stage !== null && known.stage !== null && orderStages.indexOf(stage) < orderStages.indexOf(known.stage);
