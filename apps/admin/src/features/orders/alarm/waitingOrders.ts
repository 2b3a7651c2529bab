import { isUnanswered, type OrderId, type StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

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

/** Nobody is told of an order that they took by telephone themselves. @param account the e-mail of who is signed in */
export const ofOthers = (orders: readonly StaffOrder[], account: string | null): readonly StaffOrder[] =>
  orders.filter(({ takenBy }) => takenBy === undefined || takenBy !== account);

type SeenOrdersStore = {
  /** Null until the first list has been read. */
  readonly seen: ReadonlySet<OrderId> | null;
  readonly see: (ids: Iterable<OrderId>) => void;
};

/** The orders that staff marked as seen. Used on backends without stages, where an order cannot be accepted. */
export const useSeenOrders = create<SeenOrdersStore>()((set) => ({
  seen: null,
  see: (ids) => set(({ seen }) => ({ seen: new Set([...(seen ?? []), ...ids]) })),
}));
