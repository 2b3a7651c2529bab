import type { OrderId, StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

type CancelledOrdersStore = {
  /** The newest last. */
  readonly cancelled: readonly StaffOrder[];
  /** Keeps an order that its customer cancelled on the board. The second report of the same order changes nothing. */
  readonly keep: (order: StaffOrder) => void;
  readonly dismiss: (id: OrderId) => void;
  readonly clear: () => void;
};

/** The orders that their customers cancelled: a card must not vanish under a finger, so it stays until it is dismissed. */
export const useCancelledOrders = create<CancelledOrdersStore>()((set) => ({
  cancelled: [],
  keep: (order) =>
    set(({ cancelled }) =>
      cancelled.some(({ id }) => id === order.id) ? {} : { cancelled: [...cancelled, order] },
    ),
  dismiss: (id) => set(({ cancelled }) => ({ cancelled: cancelled.filter((order) => order.id !== id) })),
  clear: () => set({ cancelled: [] }),
}));

/** Why a step no longer exists: the customer cancelled, or another tablet was first. */
export const movedCopy = (id: OrderId): string =>
  useCancelledOrders.getState().cancelled.some((order) => order.id === id)
    ? `El cliente canceló el pedido #${id}`
    : `Alguien más ya movió el pedido #${id}`;
