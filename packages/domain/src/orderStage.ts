/** Where an order is (decision O9). The last three are final. */
export const orderStages = [
  'received',
  'accepted',
  'preparing',
  'onTheWay',
  'delivered',
  'rejected',
  'cancelled',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** The coarse state that the spec knows: what its `estado` 0, 1 and 2 mean. */
export type OrderState = 'active' | 'completed' | 'cancelled';

export function orderState(stage: OrderStage): OrderState {
  switch (stage) {
    case 'received':
    case 'accepted':
    case 'preparing':
    case 'onTheWay':
      return 'active';
    case 'delivered':
      return 'completed';
    case 'rejected':
    case 'cancelled':
      return 'cancelled';
  }
}

/** The steps that staff may take from a stage (decision O9); none from a final one. */
const steps: Readonly<Record<OrderStage, readonly OrderStage[]>> = {
  received: ['accepted', 'rejected', 'cancelled'],
  accepted: ['preparing', 'cancelled'],
  preparing: ['onTheWay', 'cancelled'],
  onTheWay: ['delivered', 'cancelled'],
  delivered: [],
  rejected: [],
  cancelled: [],
};

export const nextStages = (stage: OrderStage): readonly OrderStage[] => steps[stage];

export const mayStep = (from: OrderStage, to: OrderStage): boolean => steps[from].includes(to);

/** Ending an order without delivering it needs a reason that the customer reads. */
export const needsReason = (to: OrderStage): boolean => orderState(to) === 'cancelled';
