import { unnamedCustomer } from '@crepas/api';
import { type OrderDetails, type OrderId, orderId, type StaffOrder } from '@crepas/domain';
import { create } from 'zustand';
import { storedText } from '../../shared/textStorage.ts';
import { canEndWithoutStaff, removedOrders } from './orderLists.ts';

type EndedOrdersStore = {
  /** The newest last. */
  readonly ended: readonly StaffOrder[];
  /** All that were kept, also those that were dismissed since. */
  readonly kept: ReadonlySet<OrderId>;
  /**
   * Keeps an order that ended without the staff on the board. A second report of the same order changes nothing: it must not come back
   * after it was dismissed.
   */
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
  kept: new Set(),
  keep: (order) =>
    set(({ ended, kept }) =>
      kept.has(order.id) ? {} : { ended: [...ended, order], kept: new Set(kept).add(order.id) },
    ),
  dismiss: (id) => set(({ ended }) => ({ ended: ended.filter((order) => order.id !== id) })),
  clear() {
    stored.save(null);
    set({ ended: [], kept: new Set() });
  },
}));

/** Ids alone: the device keeps nothing of a customer. */
const stored = storedText('device', 'waitingOrders');

/** As many as a board can have; a text that is longer is not ours. */
const maxWaiting = 500;

/** The orders that could end without the staff, or ended and not yet dismissed, when this device last showed the board. */
export function loadWaitingOrders(): readonly OrderId[] {
  try {
    const ids: unknown = JSON.parse(stored.load() ?? '[]');
    return Array.isArray(ids) ? ids.slice(0, maxWaiting).filter(Number.isSafeInteger).map(orderId) : [];
  } catch {
    return [];
  }
}

export const saveWaitingOrders = (ids: readonly OrderId[]): void =>
  stored.save(ids.length === 0 ? null : JSON.stringify(ids.slice(0, maxWaiting)));

/**
 * Notes the orders that left the board while nothing says yet how: their details are read. Not one that is on the board again, nor one
 * that is shown as ended.
 */
export function noteUnread(
  unread: Set<OrderId>,
  before: readonly Pick<StaffOrder, 'id' | 'stage' | 'scheduledFor'>[],
  orders: readonly Pick<StaffOrder, 'id'>[],
  ended: readonly Pick<StaffOrder, 'id'>[],
): void {
  for (const { id } of removedOrders(before, orders)) unread.add(id);
  for (const { id } of [...orders, ...ended]) unread.delete(id);
}

/**
 * What the device has to know after a reload, so that no order ends unnoticed.
 *
 * @param unread those that left the board, while nothing says yet how
 */
export const waitingNow = (
  orders: readonly Pick<StaffOrder, 'id' | 'stage' | 'scheduledFor'>[],
  ended: readonly Pick<StaffOrder, 'id'>[],
  unread: Iterable<OrderId>,
): readonly OrderId[] => {
  const mayEnd = orders.filter(canEndWithoutStaff);
  return [...new Set([...[...mayEnd, ...ended].map(({ id }) => id), ...unread])];
};

/** The card of an order that ended while no board was open; null where its details have no delivery, or staff ended it. */
export function endedOrderOf({ delivery, ...order }: OrderDetails): StaffOrder | null {
  if (delivery === null || !order.endedBy) return null;
  const { customerName, ...others } = delivery;
  return { ...order, ...others, customerName: customerName ?? unnamedCustomer(delivery.phone) };
}

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
