import { type OrderStage, orderState } from './orderStage.ts';

/** The transitions that staff may make (decision O9). A final stage has none. */
const steps: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  awaitingConfirmation: ['accepted', 'rejected'],
  received: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['onTheWay', 'cancelled'],
  onTheWay: ['delivered', 'cancelled'],
  delivered: [],
  rejected: [],
  cancelled: [],
};

/** The stages that staff may give the order next (decision O9); empty for a final one. */
export const nextStages = (stage: OrderStage): readonly OrderStage[] => steps[stage];

/** Whether staff may give an order of one stage the other (decision O9). */
export const mayStep = (from: OrderStage, to: OrderStage): boolean => steps[from].includes(to);

/** Rejecting or cancelling an order requires a reason, which the customer reads. */
export const needsReason = (to: OrderStage): boolean => orderState(to) === 'cancelled';
