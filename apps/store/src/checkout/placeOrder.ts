import {
  type ApiError,
  type Client,
  isApiError,
  type OrderChanges,
  type OrderPayload,
  orderChangesFromBody,
} from '@crepas/api';
import type { PlacedOrder } from '@crepas/domain';
import type { PendingOrder } from '../storage/pendingOrder.ts';
import { isRepeatable } from './isRepeatable.ts';
import { isSameOrder } from './sameOrder.ts';
import { sendOrder } from './sendOrder.ts';

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
  readonly onPlaced: (payload: OrderPayload) => void;
  /** Called for each attempt that brought no order (decision O4). */
  readonly onFailure: (error: unknown) => void;
  readonly newKey: (payload: OrderPayload) => string;
  readonly nowMs: () => number;
};

/**
 * Makes the one function that places orders. Whatever happens – double taps, reloads, lost answers – the same
 * order goes out under the same key, so that the shop makes one order of it (decision O5).
 */
export function createPlaceOrder(deps: PlaceOrderDeps): (payload: OrderPayload) => Promise<OrderOutcome> {
  let underWay: Promise<OrderOutcome> | null = null;
  return (payload) => {
    underWay ??= attempt(deps, payload).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function attempt(deps: PlaceOrderDeps, payload: OrderPayload): Promise<OrderOutcome> {
  const earlier = earlierAttempt(deps, payload);
  const pending = earlier ?? { key: deps.newKey(payload), payload, createdAt: deps.nowMs() };
  deps.pendingOrder.save(pending);

  const outcome = await send(deps, pending);
  // A refusal at the door tells nothing of an earlier attempt whose answer was lost.
  const isSettled = outcome.kind !== 'unknown' && !(earlier && isAtTheDoor(outcome));
  if (isSettled) deps.pendingOrder.clear();
  if (outcome.kind === 'placed') deps.onPlaced(payload);
  return outcome;
}

function earlierAttempt({ pendingOrder, nowMs }: PlaceOrderDeps, payload: OrderPayload): PendingOrder | null {
  const pending = pendingOrder.load();
  return pending && isSameOrder(pending.payload, payload) && isRepeatable(pending, nowMs()) ? pending : null;
}

const isAtTheDoor = (outcome: OrderOutcome): boolean =>
  outcome.kind === 'needsPhone' || (outcome.kind === 'refused' && outcome.error.status === 429);

async function send({ client, onFailure }: PlaceOrderDeps, pending: PendingOrder): Promise<OrderOutcome> {
  try {
    return { kind: 'placed', order: await client.send(sendOrder, pending) };
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
