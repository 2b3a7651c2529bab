import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';

export type SeenOrdersStore = {
  /** Null until the first list has been read. */
  readonly seen: ReadonlySet<OrderId> | null;
  readonly see: (ids: Iterable<OrderId>) => void;
};

/** The orders that staff marked as seen. Used on backends without stages, where an order cannot be accepted. */
export const useSeenOrders = create<SeenOrdersStore>()((set) => ({
  seen: null,
  see: (ids) => set(({ seen }) => ({ seen: new Set([...(seen ?? []), ...ids]) })),
}));
