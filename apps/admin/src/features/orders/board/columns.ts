import { isOnHold, type OrderStage, type StaffOrder } from '@crepas/domain';
import type { PendingStep } from '../steps.ts';

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

export const onTheWay: Column = {
  title: 'En camino',
  stages: ['onTheWay', 'delivered'],
  empty: 'Nadie en camino',
};

/** Accepted for later: the kitchen's when its preparation begins. A lane of its own, and only while there are such orders. */
export const scheduled: Column = { title: 'Programados', stages: ['accepted'], empty: 'Nada programado' };

/**
 * Nobody prepares an order without a code before the shop has called (decision T1): its card among the new ones says so. An order that
 * ended without the staff stays until it is dismissed, a delivered one until the step cannot be undone any more.
 */
export const newOrders: Column = {
  title: 'Nuevos',
  stages: ['awaitingConfirmation', 'received', 'cancelled', 'rejected'],
  empty: 'Sin pedidos nuevos',
};

export const columns: readonly Column[] = [newOrders, kitchen, onTheWay];

/** The orders with the pending step applied: it is shown before it is sent. */
export const withPending = (
  orders: readonly StaffOrder[],
  pending: PendingStep | null,
): readonly StaffOrder[] =>
  pending === null
    ? orders
    : orders.map((order) => (order.id === pending.id ? { ...order, stage: pending.stage } : order));

/** The active orders with those that ended without the staff at their place, which count as new until they are dismissed. */
export function withEnded(
  orders: readonly StaffOrder[],
  ended: readonly StaffOrder[],
): readonly StaffOrder[] {
  if (ended.length === 0) return orders;
  const ids = new Set(ended.map(({ id }) => id));
  return [...orders.filter(({ id }) => !ids.has(id)), ...ended].sort((a, b) => a.id - b.id);
}

/** With what its customers pick up, a column of orders under way is also of those that are ready. */
export const titleOf = ({ title, stages }: Column, orders: readonly StaffOrder[]): string =>
  stages.includes('onTheWay') && orders.some(({ fulfilment }) => fulfilment === 'pickup')
    ? `${title} y listos`
    : title;

/** Null: in no order of time, but as they were placed. */
function timeIn(column: Column, { scheduledFor, preparationAt, placedAt }: StaffOrder): number | null {
  if (column === scheduled) return scheduledFor ?? null;
  return column === kitchen ? (preparationAt ?? placedAt?.getTime() ?? null) : null;
}

/**
 * The orders of a column, oldest first. An order for later counts in the kitchen from when its preparation begins, so that it moves no
 * card above it; on hold it stands by its moment.
 *
 * @param now decides what is on hold
 */
export function inColumn(orders: readonly StaffOrder[], column: Column, now: number): readonly StaffOrder[] {
  const inside = orders.filter(
    (order) =>
      order.stage !== null &&
      column.stages.includes(order.stage) &&
      isOnHold(order, now) === (column === scheduled),
  );
  if (inside.every(({ scheduledFor }) => scheduledFor === undefined)) return inside;
  return inside.sort((a, b) => (timeIn(column, a) ?? 0) - (timeIn(column, b) ?? 0));
}

/** The columns of the board at a moment: «Programados» only while there is something in it. */
export const columnsOf = (orders: readonly StaffOrder[], now: number): readonly Column[] =>
  orders.some((order) => isOnHold(order, now)) ? [...columns, scheduled] : columns;

/** On a backend with only the calls of spec §7 an order has no stage. */
export const hasStages = (orders: readonly StaffOrder[]): boolean =>
  orders.some(({ stage }) => stage !== null);
