import {
  type ApiError,
  type Client,
  isApiError,
  isUnproven,
  mayBePlaced,
  type OrderChanges,
  orderChangesFromBody,
  orderFromWire,
  orderToWire,
  placeOrder,
  placeWithoutCode,
  type UnprovenOrder,
} from '@crepas/api';
import { isSameOrder, type OrderPayload, type PlacedOrder } from '@crepas/domain';
import { isRepeatable, type PendingOrder } from './pendingOrderStorage.ts';

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder | UnprovenOrder }
  /** The menu is no longer what the customer saw (decision O6). */
  | ({ readonly kind: 'changed' } & OrderChanges)
  /** The server does not accept the phone's verification. */
  | { readonly kind: 'needsPhone' }
  /** The shop refused: there is no order. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer, or an unreliable one: there may be an order. A retry with the same key is safe. */
  | { readonly kind: 'unknown'; readonly error: unknown };

export type PlaceOrderDeps = {
  readonly client: Client;
  readonly pendingOrder: {
    readonly load: () => PendingOrder | null;
    readonly save: (pending: PendingOrder) => void;
    readonly clear: () => void;
  };
  /** Called when the order is sent; returns what to call when it has its number. */
  readonly onSend: (order: OrderPayload) => () => void;
  /** Called for each failed attempt (decision O4). */
  readonly onFailure: (error: unknown) => void;
  readonly newKey: (order: OrderPayload) => string;
  readonly nowMs: () => number;
};

/**
 * Creates the function that places orders. Double taps, reloads and lost answers all repeat the same order under the
 * same key, so the server creates one order (decision O5).
 */
export function createPlaceOrder(deps: PlaceOrderDeps): (order: OrderPayload) => Promise<OrderOutcome> {
  let underWay: Promise<OrderOutcome> | null = null;
  return (order) => {
    underWay ??= attempt(deps, order).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function attempt(deps: PlaceOrderDeps, order: OrderPayload): Promise<OrderOutcome> {
  const earlier = earlierAttempt(deps, order);
  const pending = earlier ?? {
    key: deps.newKey(order),
    payload: orderToWire(order),
    createdAt: deps.nowMs(),
  };
  deps.pendingOrder.save(pending);

  const onPlaced = deps.onSend(order);
  const outcome = await send(deps, pending);
  // A 401, 403 or 429 says nothing about an earlier attempt whose answer was lost.
  const isSettled = outcome.kind !== 'unknown' && !(earlier && isRefusedBeforeLookup(outcome));
  if (isSettled) deps.pendingOrder.clear();
  if (outcome.kind === 'placed') onPlaced();
  return outcome;
}

function earlierAttempt({ pendingOrder, nowMs }: PlaceOrderDeps, order: OrderPayload): PendingOrder | null {
  const pending = pendingOrder.load();
  const isSame = pending !== null && isSameOrder(orderFromWire(pending.payload), order);
  return isSame && isRepeatable(pending, nowMs()) ? pending : null;
}

const isRefusedBeforeLookup = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'needsPhone' || (outcome.kind === 'refused' && outcome.error.status === 429);

async function send({ client, onFailure }: PlaceOrderDeps, pending: PendingOrder): Promise<OrderOutcome> {
  try {
    const { payload, key } = pending;
    const order = isUnproven(payload)
      ? await client.send(placeWithoutCode, { payload, key })
      : await client.send(placeOrder, { payload, key });
    return { kind: 'placed', order };
  } catch (error) {
    onFailure(error);
    return outcomeOf(error);
  }
}

function outcomeOf(error: unknown): OrderOutcome {
  if (!isApiError(error) || mayBePlaced(error)) return { kind: 'unknown', error };
  if (error.status === 401 || error.status === 403) return { kind: 'needsPhone' };
  const changes = error.status === 409 ? orderChangesFromBody(error.body) : null;
  return changes ? { kind: 'changed', ...changes } : { kind: 'refused', error };
}
