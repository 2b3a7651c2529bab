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
