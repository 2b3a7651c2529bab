import type { ActiveOrder, OrderId } from '@crepas/domain';
import { followedOrders } from './followedOrdersStorage.ts';
import { type ReadVersions, storedReadVersions } from './readVersionsStorage.ts';

export const readVersions = storedReadVersions.load;

/** The first order that staff changed since its customer last read about it. */
export const unreadChange = (
  orders: readonly ActiveOrder[],
  read: ReadVersions,
): (ActiveOrder & { readonly version: number }) | undefined => {
  for (const order of orders) {
    const { id, version = 0 } = order;
    if (version > (read[id] ?? 0)) return { ...order, version };
  }
  return undefined;
};

/** Forgets the orders that are no longer followed. */
export function markChangeRead(id: OrderId, version: number): ReadVersions {
  const followed = followedOrders.load().map(String);
  const others = Object.entries(storedReadVersions.load()).filter(([key]) => followed.includes(key));
  const next = { ...Object.fromEntries(others), [id]: version };
  storedReadVersions.save(next);
  return next;
}
