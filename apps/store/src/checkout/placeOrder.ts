import {
  type ApiError,
  type Client,
  isApiError,
  type OrderChanges,
  orderChangesFromBody,
  orderFromWire,
  orderToWire,
  placeOrder,
} from '@crepas/api';
import { isSameOrder, type OrderDraft, type PlacedOrder } from '@crepas/domain';
import { isRepeatable, type PendingOrder } from '../storage/pendingOrder.ts';

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The menu is no longer what the customer saw (decision O6). */
  | ({ readonly kind: 'changed' } & OrderChanges)
  /** The shop does not believe that the phone is the customer's. */
  | { readonly kind: 'needsPhone' }
  /** The shop said no: there is no order. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer, or none to rely on: there may be an order. Sending the same again is safe. */
  | { readonly kind: 'unknown'; readonly error: unknown };

export type PlaceOrderDeps = {
  readonly client: Client;
  readonly pendingOrder: {
    readonly load: () => PendingOrder | null;
    readonly save: (pending: PendingOrder) => void;
    readonly clear: () => void;
  };
  /** Called once the order has its number. */
  readonly onPlaced: (order: OrderDraft) => void;
  /** Called for each attempt that brought no order (decision O4). */
  readonly onFailure: (error: unknown) => void;
  readonly newKey: (order: OrderDraft) => string;
  readonly nowMs: () => number;
};

/**
 * Makes the one function that places orders. Whatever happens – double taps, reloads, lost answers – the same
 * order goes out under the same key, so that the shop makes one order of it (decision O5).
 */
export function createPlaceOrder(deps: PlaceOrderDeps): (order: OrderDraft) => Promise<OrderOutcome> {
  let underWay: Promise<OrderOutcome> | null = null;
  return (order) => {
    underWay ??= attempt(deps, order).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function attempt(deps: PlaceOrderDeps, order: OrderDraft): Promise<OrderOutcome> {
  const earlier = earlierAttempt(deps, order);
  const pending = earlier ?? {
    key: deps.newKey(order),
    payload: orderToWire(order),
    createdAt: deps.nowMs(),
  };
  deps.pendingOrder.save(pending);

  const outcome = await send(deps, pending);
  // A refusal at the door tells nothing of an earlier attempt whose answer was lost.
  const isSettled = outcome.kind !== 'unknown' && !(earlier && isAtTheDoor(outcome));
  if (isSettled) deps.pendingOrder.clear();
  if (outcome.kind === 'placed') deps.onPlaced(order);
  return outcome;
}

function earlierAttempt({ pendingOrder, nowMs }: PlaceOrderDeps, order: OrderDraft): PendingOrder | null {
  const pending = pendingOrder.load();
  const isSame = pending !== null && isSameOrder(orderFromWire(pending.payload), order);
  return isSame && isRepeatable(pending, nowMs()) ? pending : null;
}

const isAtTheDoor = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'needsPhone' || (outcome.kind === 'refused' && outcome.error.status === 429);

async function send({ client, onFailure }: PlaceOrderDeps, pending: PendingOrder): Promise<OrderOutcome> {
  try {
    return { kind: 'placed', order: await client.send(placeOrder, pending) };
  } catch (error) {
    onFailure(error);
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): OrderOutcome {
  if (!isApiError(error) || error.kind !== 'http' || error.status === 408 || error.status >= 500) {
    return { kind: 'unknown', error };
  }
  if (error.status === 401 || error.status === 403) return { kind: 'needsPhone' };
  const changes = error.status === 409 ? orderChangesFromBody(error.body) : null;
  return changes ? { kind: 'changed', ...changes } : { kind: 'refused', error };
}
