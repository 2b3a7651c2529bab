import type { Cents, Fulfilment, Instant, OrderId, PaymentMethod, PhoneNumber } from '@crepas/domain';
import { create } from 'zustand';

/** An order that was placed in this visit, until its customer has read that it worked. */
export type NewOrder = {
  readonly id: OrderId;
  readonly placedAt: Date | null;
  readonly payment: PaymentMethod;
  readonly fulfilment: Fulfilment;
  /** What the customer pays with. */
  readonly cash: Cents;
  /** When it is wanted; absent: as soon as possible. */
  readonly scheduledFor?: Instant;
  /** The phone that the shop calls before it prepares the order. */
  readonly calledAt?: PhoneNumber;
};

export const useNewOrder = create<{ readonly order: NewOrder | null }>()(() => ({ order: null }));

export const showNewOrder = (order: NewOrder): void => useNewOrder.setState({ order });

export const forgetNewOrder = (id: OrderId): void =>
  useNewOrder.setState(({ order }) => ({ order: order?.id === id ? null : order }));
