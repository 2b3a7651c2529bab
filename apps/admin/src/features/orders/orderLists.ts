import {
  isUnanswered,
  mayStep,
  type OrderId,
  type OrderStage,
  orderStages,
  orderState,
  type StaffOrder,
} from '@crepas/domain';

/**
 * Applies the new state of one order to the active orders, oldest first: a new order is added, an ended one removed.
 * Versions only grow, and stages within a version, so a state that arrives late is ignored.
 */
export function withOrder(orders: readonly StaffOrder[], order: StaffOrder): StaffOrder[] {
  const known = orders.find(({ id }) => id === order.id);
  if (known && isBehind(order, known)) return [...orders];
  const others = orders.filter(({ id }) => id !== order.id);
  if (order.stage !== null && orderState(order.stage) !== 'active') return others;
  return [...others, known ? withLinesOf(known, order) : order].sort((a, b) => a.id - b.id);
}

/** A new list: an order that is as it was before stays the same object, so that its card is not rendered again. */
export function withUnchanged(before: readonly StaffOrder[], now: readonly StaffOrder[]): StaffOrder[] {
  const known = new Map(before.map((order) => [order.id, order]));
  return now.map((order) => {
    const one = known.get(order.id);
    return one && JSON.stringify(one) === JSON.stringify(order) ? one : order;
  });
}

/** The answer of a step has no lines: those of the same version stay. */
const withLinesOf = ({ version, lines }: StaffOrder, order: StaffOrder): StaffOrder =>
  order.lines === undefined && lines !== undefined && order.version === version ? { ...order, lines } : order;

/** A newer version may have an earlier stage: an order in preparation that was moved to later is on hold again. */
function isBehind({ stage, version = 0 }: StaffOrder, known: StaffOrder): boolean {
  const knownVersion = known.version ?? 0;
  if (version !== knownVersion) return version < knownVersion;
  return (
    stage !== null && known.stage !== null && orderStages.indexOf(stage) < orderStages.indexOf(known.stage)
  );
}

type Known = Pick<StaffOrder, 'id' | 'stage' | 'scheduledFor'>;

/**
 * Whether the order can end without the staff: nobody has answered it, or its customer may still cancel it. An accepted order for later
 * counts whatever its hour is: it may have been cancelled on hold while this device was off.
 */
export const canEndWithoutStaff = ({ stage, scheduledFor }: Omit<Known, 'id'>): boolean =>
  stage !== null && (isUnanswered(stage) || (stage === 'accepted' && scheduledFor !== undefined));

/** The orders of the list before that are missing now and may have ended without the staff. Their details say whether they did. */
export function removedOrders<Order extends Known>(
  before: readonly Order[],
  now: readonly { readonly id: OrderId }[],
): readonly Order[] {
  const present = new Set(now.map(({ id }) => id));
  return before.filter((order) => canEndWithoutStaff(order) && !present.has(order.id));
}

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
