import {
  type ApiError,
  type Client,
  getOrdersOfPhone,
  isApiError,
  isUnproven,
  logFailure,
  mayBePlaced,
  type OrderChanges,
  orderChangesFromBody,
  orderFromWire,
  orderToWire,
  placeOrder,
  placeWithoutCode,
  type UnprovenOrder,
} from '@crepas/api';
import {
  type ActiveOrder,
  isOrderOf,
  isSameOrder,
  type OrderPayload,
  orderText,
  type PlacedOrder,
  withoutOrdered,
} from '@crepas/domain';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { useDiscountCode } from '../discounts/index.ts';
import { isRepeatable, type PendingOrder, pendingOrder } from './pendingOrderStorage.ts';

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
 * @param knowsKeys whether the server recognizes a repeated order by its key. One of spec §7 alone does not: it is asked for the phone's
 * orders before an order is sent a second time (decision R13).
 */
export type PlaceOrder = (order: OrderPayload, knowsKeys?: boolean) => Promise<OrderOutcome>;

/**
 * Creates the function that places orders. Double taps, reloads and lost answers all repeat the same order under the
 * same key, so the server creates one order (decision O5).
 */
export function createPlaceOrder(deps: PlaceOrderDeps): PlaceOrder {
  let underWay: Promise<OrderOutcome> | null = null;
  return (order, knowsKeys = true) => {
    underWay ??= attempt(deps, order, knowsKeys).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

async function attempt(deps: PlaceOrderDeps, order: OrderPayload, knowsKeys: boolean): Promise<OrderOutcome> {
  const earlier = earlierAttempt(deps, order);
  const pending = earlier ?? {
    key: deps.newKey(order),
    payload: orderToWire(order),
    createdAt: deps.nowMs(),
    ...(!knowsKeys && { ordersBefore: await orderIdsOf(deps, order) }),
  };
  deps.pendingOrder.save(pending);

  const onPlaced = deps.onSend(order);
  const outcome = knowsKeys
    ? await send(deps, pending)
    : await sendWithoutKeys(deps, order, pending, earlier !== null);
  // A 401, 403 or 429, or no token, says nothing about an earlier attempt whose answer was lost.
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
  outcome.kind === 'needsPhone' ||
  (outcome.kind === 'refused' && (outcome.error.status === 429 || outcome.error.isNotProcessed));

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

/** A server without keys: what may have arrived is looked for first, and an answer without a number as well. */
async function sendWithoutKeys(
  deps: PlaceOrderDeps,
  order: OrderPayload,
  pending: PendingOrder,
  isRepeated: boolean,
): Promise<OrderOutcome> {
  if (isRepeated) {
    const known = await findArrived(deps, order, pending);
    if (known !== null) return known;
  }
  const outcome = await send(deps, pending);
  const hasNoNumber =
    outcome.kind === 'unknown' && isApiError(outcome.error) && outcome.error.kind === 'decode';
  return hasNoNumber ? ((await findArrived(deps, order, pending)) ?? outcome) : outcome;
}

/**
 * The phone's order with the same total and products that was not there before the first attempt; null when there is none. `unknown`
 * when the orders cannot be read, or when nobody knows which were there before.
 */
async function findArrived(
  { client, onFailure }: PlaceOrderDeps,
  order: OrderPayload,
  { ordersBefore }: PendingOrder,
): Promise<OrderOutcome | null> {
  try {
    const active = await client.send(getOrdersOfPhone, order.phone);
    const alike = active.filter((one) => isAlike(one, order));
    const arrived = alike.find(({ id }) => !ordersBefore?.includes(id));
    if (!arrived) return null;
    if (!ordersBefore)
      return { kind: 'unknown', error: new Error('An order like this one is there already') };
    return { kind: 'placed', order: { ...arrived, placedAt: null } };
  } catch (error) {
    onFailure(error);
    return { kind: 'unknown', error };
  }
}

function isAlike({ total, items }: ActiveOrder, order: OrderPayload): boolean {
  const productsOf = (lines: readonly { readonly productId: number }[]) =>
    lines
      .map(({ productId }) => productId)
      .sort((a, b) => a - b)
      .join();
  return total === order.total && productsOf(items) === productsOf(order.lines);
}

/** Undefined when they cannot be read: the order is sent all the same. */
const orderIdsOf = ({ client }: PlaceOrderDeps, { phone }: OrderPayload): Promise<number[] | undefined> =>
  client.send(getOrdersOfPhone, phone).then(
    (orders) => orders.map(({ id }) => id),
    () => undefined,
  );

function outcomeOf(error: unknown): OrderOutcome {
  if (!isApiError(error) || mayBePlaced(error)) return { kind: 'unknown', error };
  if (error.status === 401 || error.status === 403) return { kind: 'needsPhone' };
  const changes = error.status === 409 ? orderChangesFromBody(error.body) : null;
  return changes ? { kind: 'changed', ...changes } : { kind: 'refused', error };
}

/** The only function of this app that places an order. */
export const placeShopOrder = createPlaceOrder({
  client,
  pendingOrder,
  onSend: clearOrderedCart,
  onFailure: (error) => logFailure('order', error),
  newKey: (order) => orderKey(useCart.getState().cartId, order),
  nowMs: Date.now,
});

/** A retry may place an earlier order: a cart that has changed since then stays. So does what is added while it is on its way. */
function clearOrderedCart(sent: OrderPayload) {
  const { cart: ordered, cartId } = useCart.getState();
  if (!isOrderOf(ordered, sent)) return () => {};
  return () => {
    const now = useCart.getState();
    // Cleared by another tab: what is in it now is another order.
    if (now.cartId !== cartId) return;
    now.clear();
    const added = withoutOrdered(now.cart, ordered);
    if (added.length > 0) now.restore(added);
    useOrderOptions.getState().forgetOrder();
    useDiscountCode.getState().forget();
  };
}

/**
 * The idempotency key of an order (decision O5), computed from the cart's id and the order: two tabs that send the same
 * cart at the same moment, before storage has synchronised them, compute the same key. Its options are no part of the key, because
 * each tab has its own: the server refuses a cart that comes again for another hour or with another note.
 *
 * @param cartId a UUID; its first 74 random bits stay, so that the keys of two customers never collide
 */
export const orderKey = (cartId: string, { options: _, ...order }: OrderPayload): string =>
  `${cartId.slice(0, 24)}${digest(orderText(order))}`;

/** 48 bits in hex, by FNV-1a with two seeds: enough to distinguish the orders of one cart; not a cryptographic hash. */
const digest = (text: string): string => fnv(text, 0x811c9dc5) + fnv(text, 0x01234567);

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 8).toString(16).padStart(6, '0');
}
