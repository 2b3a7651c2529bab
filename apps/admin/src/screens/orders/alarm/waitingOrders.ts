import type { OrderId, StaffOrder } from '@crepas/domain';

/** The orders that ring: those nobody accepted yet or, on a backend without stages, those nobody has seen. */
export const waitingOrders = (
  orders: readonly StaffOrder[],
  seen: ReadonlySet<OrderId> | null,
): readonly StaffOrder[] =>
  orders.filter(
    ({ id, stage }) => stage === 'received' || (stage === null && seen !== null && !seen.has(id)),
  );

/** Tells which orders of a list were not in any list before; none of the first. */
export function createArrivals(): (orders: readonly StaffOrder[]) => readonly StaffOrder[] {
  let known: Set<OrderId> | null = null;
  return (orders) => {
    const before = known;
    known = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
    return before === null ? [] : orders.filter(({ id }) => !before.has(id));
  };
}
