import { isUnanswered, type OrderId, type StaffOrder } from '@crepas/domain';

/** The orders that ring: not yet accepted or, on a backend without stages, not yet seen. */
export const waitingOrders = (
  orders: readonly StaffOrder[],
  seen: ReadonlySet<OrderId> | null,
): readonly StaffOrder[] =>
  orders.filter(({ id, stage }) => (stage === null ? seen !== null && !seen.has(id) : isUnanswered(stage)));

/** Returns the orders that were in no earlier list; none for the first list. */
export function createArrivals(): (orders: readonly StaffOrder[]) => readonly StaffOrder[] {
  let known: Set<OrderId> | null = null;
  return (orders) => {
    const before = known;
    known = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
    return before === null ? [] : orders.filter(({ id }) => !before.has(id));
  };
}
