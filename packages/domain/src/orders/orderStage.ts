/** The coarse state of the spec: `estado` 0, 1 and 2. */
export type OrderState = 'active' | 'completed' | 'cancelled';

const states = {
  awaitingConfirmation: 'active',
  received: 'active',
  accepted: 'active',
  preparing: 'active',
  onTheWay: 'active',
  delivered: 'completed',
  rejected: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<string, OrderState>;

/**
 * The stage of an order (decision O9). The last three are final. `awaitingConfirmation`: the phone is not proven, and a person
 * of the shop calls it first (decision T1); until then nobody prepares, prints or counts the order.
 */
export type OrderStage = keyof typeof states;
export const orderStages = /*#__PURE__*/ Object.keys(states) as readonly OrderStage[];

/** The `estado` of the spec that a stage belongs to. */
export const orderState = (stage: OrderStage): OrderState => states[stage];

/** Nobody of the shop has answered the order yet. */
export const isUnanswered = (stage: OrderStage): boolean =>
  stage === 'received' || stage === 'awaitingConfirmation';

/** The customer may cancel until staff answer (decision H9). */
export const mayCancelOwn = (stage: OrderStage): boolean => isUnanswered(stage);

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

/** What an account of the staff did with an order: gave it a stage (`received`: took it by telephone), and the rest. */
export type OrderActionKind = OrderStage | 'paid' | 'unpaid' | 'printedAgain';

export type OrderAction = {
  readonly kind: OrderActionKind;
  readonly at: Date | null;
  /** The e-mail of the account. */
  readonly by: string;
};
