import { isAnnounced, isOnHold, isUnanswered, type OrderId, type StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

/**
 * The orders that ring: not yet accepted or, on a backend without stages, not yet seen. One that came while the shop was closed rings
 * when it opens.
 */
export const waitingOrders = (
  orders: readonly StaffOrder[],
  seen: ReadonlySet<OrderId> | null,
  now: number,
): readonly StaffOrder[] =>
  orders.filter((order) =>
    order.stage === null
      ? seen !== null && !seen.has(order.id)
      : isUnanswered(order.stage) && isAnnounced(order, now),
  );

/**
 * Returns the orders that were in no earlier list; none for the first list. One that came while the shop was closed arrives when it opens,
 * unless somebody has accepted it before.
 */
export function createArrivals(): (orders: readonly StaffOrder[], now: number) => readonly StaffOrder[] {
  let known: Set<OrderId> | null = null;
  return (orders, now) => {
    const before = known;
    const announced = orders.filter((order) => isAnnounced(order, now));
    known = new Set([...(before ?? []), ...announced.map(({ id }) => id)]);
    return before === null
      ? []
      : announced.filter(
          ({ id, stage, alertsFrom }) =>
            !before.has(id) && (alertsFrom === undefined || (stage !== null && isUnanswered(stage))),
        );
  };
}

/** Returns the orders that the clock has moved to the kitchen since the call before: each of them once. */
export function createDueOrders(): (orders: readonly StaffOrder[], now: number) => readonly StaffOrder[] {
  let held = new Set<OrderId>();
  return (orders, now) => {
    const before = held;
    held = new Set(orders.filter((order) => isOnHold(order, now)).map(({ id }) => id));
    return orders.filter(({ id, stage }) => stage === 'accepted' && before.has(id) && !held.has(id));
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
