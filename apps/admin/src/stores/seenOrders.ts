import type { OrderId } from '@crepas/domain';
import { create } from 'zustand';

export type SeenOrdersStore = {
  /** Null before any list was read. */
  readonly seen: ReadonlySet<OrderId> | null;
  readonly see: (ids: Iterable<OrderId>) => void;
};

/** The orders that staff know of: where a backend has no stages, nobody can accept one, only see it. */
export const useSeenOrders = create<SeenOrdersStore>()((set) => ({
  seen: null,
  see: (ids) => set(({ seen }) => ({ seen: new Set([...(seen ?? []), ...ids]) })),
}));
