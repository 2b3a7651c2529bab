import { isUnanswered, mayStep, type OrderId, type OrderStage, type StaffOrder } from '@crepas/domain';

/** Whether the order has meanwhile moved so far that the step no longer exists. An order that is not active has ended. */
export function isOutdated(
  active: readonly Pick<StaffOrder, 'id' | 'stage'>[],
  id: OrderId,
  step: OrderStage,
): boolean {
  const order = active.find((each) => each.id === id);
  if (order === undefined) return true;
  // A new order was moved by nobody: here a step of our own was refused, and says so itself.
  return order.stage !== null && !isUnanswered(order.stage) && !mayStep(order.stage, step);
}
