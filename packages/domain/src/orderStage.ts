/** The stage of an order (decision O9). The last three are final. */
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

/** The coarse state of the spec: `estado` 0, 1 and 2. */
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

/** The transitions that staff may make (decision O9). A final stage has none. */
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

/** The customer may cancel until staff answer (decision H9). */
export const mayCancelOwn = (stage: OrderStage): boolean => stage === 'received';

/** `customer`: cancelled it. `noAnswer`: nobody answered in time, so the server rejected it. */
export type OrderEnder = 'customer' | 'noAnswer';

/**
 * Why staff rejected or cancelled an order, beside the words that the customer reads. Only `notReceived` counts against a
 * phone: nobody took the order at the door.
 */
export type EndCause =
  | 'notReceived'
  | 'soldOut'
  | 'outOfZone'
  | 'tooBusy'
  | 'closed'
  | 'askedByCustomer'
  | 'unreachable'
  | 'other';

/** Rejecting or cancelling an order requires a reason, which the customer reads. */
export const needsReason = (to: OrderStage): boolean => orderState(to) === 'cancelled';
