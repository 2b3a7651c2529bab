import type { Cents, OrderId } from '@crepas/domain';
import { create } from 'zustand';

/** An order that was placed in this visit, until its customer has read that it worked. */
export type NewOrder = {
  readonly id: OrderId;
  readonly placedAt: Date | null;
  /** What the customer pays with. */
  readonly cash: Cents;
};

export const useNewOrder = create<{ readonly order: NewOrder | null }>()(() => ({ order: null }));

export const showNewOrder = (order: NewOrder): void => useNewOrder.setState({ order });

export const forgetNewOrder = (): void => useNewOrder.setState({ order: null });
