import type { OrderStage, StaffOrder } from '@crepas/domain';
import type { HeldStep } from '../../../stores/steps.ts';

export type Column = {
  readonly title: string;
  readonly stages: readonly OrderStage[];
  readonly empty: string;
};

/** Where a kitchen looks: what wants an answer, what is made, what is out. Delivered stands while it can be undone. */
export const columns: readonly Column[] = [
  { title: 'Nuevos', stages: ['received'], empty: 'Sin pedidos nuevos' },
  { title: 'En cocina', stages: ['accepted', 'preparing'], empty: 'Nada en cocina' },
  { title: 'En camino', stages: ['onTheWay', 'delivered'], empty: 'Nadie en camino' },
];

/** The orders as staff left them: a step that can still be undone is shown as taken. */
export const withHeld = (orders: readonly StaffOrder[], held: HeldStep | null): readonly StaffOrder[] =>
  held === null
    ? orders
    : orders.map((order) => (order.id === held.order.id ? { ...order, stage: held.stage } : order));

export const inColumn = (orders: readonly StaffOrder[], { stages }: Column): readonly StaffOrder[] =>
  orders.filter(({ stage }) => stage !== null && stages.includes(stage));

/** On a backend with only the calls of spec §7 an order has no stage. */
export const hasStages = (orders: readonly StaffOrder[]): boolean =>
  orders.some(({ stage }) => stage !== null);
