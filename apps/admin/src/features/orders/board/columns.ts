import type { OrderStage, StaffOrder } from '@crepas/domain';
import type { HeldStep } from '../steps.ts';

export type Column = {
  readonly title: string;
  readonly stages: readonly OrderStage[];
  readonly empty: string;
};

/** What is to be cooked. */
export const kitchen: Column = {
  title: 'En cocina',
  stages: ['accepted', 'preparing'],
  empty: 'Nada en cocina',
};

/**
 * Nobody prepares an order without a code before the shop has called (decision T1): its card among the new ones says so. An order that
 * ended without the staff stays until it is dismissed, a delivered one until the step cannot be undone any more.
 */
export const columns: readonly Column[] = [
  {
    title: 'Nuevos',
    stages: ['awaitingConfirmation', 'received', 'cancelled', 'rejected'],
    empty: 'Sin pedidos nuevos',
  },
  kitchen,
  { title: 'En camino', stages: ['onTheWay', 'delivered'], empty: 'Nadie en camino' },
];

/** The orders with the held step applied: it is shown before it is sent. */
export const withHeld = (orders: readonly StaffOrder[], held: HeldStep | null): readonly StaffOrder[] =>
  held === null
    ? orders
    : orders.map((order) => (order.id === held.id ? { ...order, stage: held.stage } : order));

/** The active orders with those that ended without the staff at their place, which count as new until they are dismissed. */
export function withEnded(
  orders: readonly StaffOrder[],
  ended: readonly StaffOrder[],
): readonly StaffOrder[] {
  if (ended.length === 0) return orders;
  const ids = new Set(ended.map(({ id }) => id));
  return [...orders.filter(({ id }) => !ids.has(id)), ...ended].sort((a, b) => a.id - b.id);
}

/** With what its customers fetch, a column of orders under way is also of those that are ready. */
export const titleOf = ({ title, stages }: Column, orders: readonly StaffOrder[]): string =>
  stages.includes('onTheWay') && orders.some(({ fulfilment }) => fulfilment === 'pickup')
    ? `${title} y listos`
    : title;

export const inColumn = (orders: readonly StaffOrder[], { stages }: Column): readonly StaffOrder[] =>
  orders.filter(({ stage }) => stage !== null && stages.includes(stage));

/** On a backend with only the calls of spec §7 an order has no stage. */
export const hasStages = (orders: readonly StaffOrder[]): boolean =>
  orders.some(({ stage }) => stage !== null);
