import type { OrderId, StaffOrder } from '@crepas/domain';
import { create } from 'zustand';

type EndedOrdersStore = {
  /** The newest last. */
  readonly ended: readonly StaffOrder[];
  /** Keeps an order that ended without the staff on the board. The second report of the same order changes nothing. */
  readonly keep: (order: StaffOrder) => void;
  readonly dismiss: (id: OrderId) => void;
  readonly clear: () => void;
};

/**
 * The orders that ended without the staff, by their customer or unanswered: a card must not vanish under a finger, so it stays until
 * it is dismissed.
 */
export const useEndedOrders = create<EndedOrdersStore>()((set) => ({
  ended: [],
  keep: (order) =>
    set(({ ended }) => (ended.some(({ id }) => id === order.id) ? {} : { ended: [...ended, order] })),
  dismiss: (id) => set(({ ended }) => ({ ended: ended.filter((order) => order.id !== id) })),
  clear: () => set({ ended: [] }),
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
  const ended = useEndedOrders.getState().ended.find((order) => order.id === id);
  return ended ? endNewsCopy(ended) : `Alguien más ya movió el pedido #${id}`;
}
