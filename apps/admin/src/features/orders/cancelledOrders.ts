import type { OrderId, StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

type CancelledOrdersStore = {
  /** The newest last. */
  readonly cancelled: readonly StaffOrder[];
  /** Keeps an order that ended without the staff on the board. The second report of the same order changes nothing. */
  readonly keep: (order: StaffOrder) => void;
  readonly dismiss: (id: OrderId) => void;
  readonly clear: () => void;
};

/** The orders that ended without the staff, by their customer or unanswered: a card must not vanish under a finger, so it stays until it is dismissed. */
export const useCancelledOrders = create<CancelledOrdersStore>()((set) => ({
  cancelled: [],
  keep: (order) =>
    set(({ cancelled }) =>
      cancelled.some(({ id }) => id === order.id) ? {} : { cancelled: [...cancelled, order] },
    ),
  dismiss: (id) => set(({ cancelled }) => ({ cancelled: cancelled.filter((order) => order.id !== id) })),
  clear: () => set({ cancelled: [] }),
}));

type Ended = Pick<StaffOrder, 'id' | 'endedBy'>;

/** Why an order ended without the staff, on its card. */
export const endCopy = ({ endedBy }: Ended): string =>
  endedBy === 'noAnswer' ? 'Rechazado solo: nadie lo aceptó' : 'Cancelado por el cliente';

export const endNewsCopy = ({ id, endedBy }: Ended): string =>
  endedBy === 'noAnswer'
    ? `El pedido #${id} se rechazó solo: nadie lo aceptó`
    : `El cliente canceló el pedido #${id}`;

/** Why a step no longer exists: the order ended by itself, or another tablet was first. */
export function movedCopy(id: OrderId): string {
  const ended = useCancelledOrders.getState().cancelled.find((order) => order.id === id);
  return ended ? endNewsCopy(ended) : `Alguien más ya movió el pedido #${id}`;
}
