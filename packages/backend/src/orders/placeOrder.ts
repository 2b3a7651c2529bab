import { createHash } from 'node:crypto';
import {
  fulfilmentFromWire,
  type OrderBody,
  paymentMethodFromWire,
  requestedOrderFromWire,
} from '@crepas/api';
import type {
  Cents,
  OrderChange,
  OrderFault,
  OrderOptions,
  PhoneBounds,
  PhoneNumber,
  PlacedOrder,
} from '@crepas/domain';
import { isEnough, priceOrder } from '@crepas/domain';
import { logChange } from '../changes/logChange.ts';
import { recordAction } from '../changes/orderActions.ts';
import type { Database, Queries } from '../db/Database.ts';
import { queueTickets } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';
import { readSeenShop, type ShopSnapshot } from '../shop/shop.ts';
import { awaitEarlier, type EarlierRequest, type OrderKey, readEarlier } from './idempotency.ts';
import { readPlacedOrder } from './orderQueries.ts';
import { type OpenWindow, orderWindow, type RefusedOrder, type WantedOrder } from './orderWindow.ts';
import { type PhoneRefusal, readPhoneRefusal } from './phoneBounds.ts';
import { type OrderMenu, readPricingMenu } from './readPricingMenu.ts';
import {
  hashAddress,
  type NewToken,
  newToken,
  readToken,
  refusalOf,
  storedKey,
  type UnprovenRefusal,
  type UnprovenRequest,
} from './unproven.ts';
import { type PhoneOrder, writeOrder } from './writeOrder.ts';

export type OrderRequest = {
  readonly phone: PhoneNumber;
  readonly payload: OrderBody;
  /** The payload's options, checked. */
  readonly options: OrderOptions;
  /** A UUID. Null for a client that sends none: each of its requests is a new order. */
  readonly key: string | null;
  /** For a phone that is not proven; it needs a key. */
  readonly unproven?: UnprovenRequest;
  /** The bounds of the phone, for an order of the store; absent where limits are off. */
  readonly bounds?: PhoneBounds;
  /** Staff take it by telephone. */
  readonly taken?: PhoneOrder;
};

/** With the token of an order without a code. */
type Placed = PlacedOrder & { readonly followToken?: string };

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Placed }
  /** The same order was placed before with the same key; this is its first response. */
  | { readonly kind: 'repeated'; readonly order: Placed }
  | { readonly kind: 'keyOfAnotherOrder' }
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault }
  /** The shop takes none of this phone now. */
  | { readonly kind: 'phoneRefused'; readonly refusal: PhoneRefusal }
  | { readonly kind: 'unprovenRefused'; readonly refusal: UnprovenRefusal }
  | { readonly kind: 'cashTooLow'; readonly cashGiven: Cents; readonly total: Cents }
  | RefusedOrder;

/**
 * The shop may change while an order is being written: then its state is read again, at most this many times.
 */
const maxAttempts = 5;

/**
 * Prices the order from the current menu and writes it atomically, at most once per key.
 *
 * @param cachedShop the shop as it was some time ago, which saves reading it: the order is written only if the shop is
 * unchanged, and no other answer is given by it
 */
export async function placeOrder(
  { queries }: Database,
  request: OrderRequest,
  cachedShop: ShopSnapshot | null = null,
): Promise<OrderOutcome> {
  const key = keyOf(request);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const usesCachedShop = attempt === 0 && cachedShop !== null;
    const snapshot = usesCachedShop ? cachedShop : await readSeenShop(queries);
    const outcome = await tryOnce(queries, request, key, snapshot);
    if (outcome?.kind === 'placed') return outcome;
    if (usesCachedShop) continue;
    const isRefused = outcome !== null;
    if (key !== null) {
      // An order that was placed before stays placed, even if the menu or the hours changed (decision O5). A refused one may
      // be the repetition of an order that is being written.
      const earlier = isRefused ? await awaitEarlier(queries, key) : await readEarlier(queries, key);
      if (earlier) return repeatAnswer(queries, earlier, request);
    }
    if (isRefused) return outcome;
    const refusal = request.taken ? null : await readPhoneRefusal(queries, request.phone, boundsOf(request));
    if (refusal !== null) return { kind: 'phoneRefused', refusal };
  }
  throw new Error('The shop changed as often as the order was tried.');
}

/** Null when the shop has changed since the snapshot, or when the key was used before. */
async function tryOnce(
  queries: Queries,
  request: OrderRequest,
  key: OrderKey | null,
  snapshot: ShopSnapshot,
): Promise<OrderOutcome | null> {
  const menu = await readPricingMenu(queries, request.payload);
  if (request.unproven?.isOffered === false) return notOffered;
  const window = orderWindow(snapshot, menu.now, wantedOf(request));
  if (window.kind === 'refused') return window;
  return placeWithin(queries, request, key, window, menu);
}

const boundsOf = ({ bounds }: OrderRequest): PhoneBounds | null => bounds ?? null;

const wantedOf = ({ options, payload, taken }: OrderRequest): WantedOrder => ({
  position: options.position,
  payment: paymentMethodFromWire(payload.metodo_pago),
  fulfilment: fulfilmentFromWire(payload),
  isByStaff: taken !== undefined,
});

const notOffered = { kind: 'unprovenRefused', refusal: 'notOffered' } as const;

/** Null when the shop has changed since it was read, or when the key was used before. */
async function placeWithin(
  queries: Queries,
  request: OrderRequest,
  key: OrderKey | null,
  window: OpenWindow,
  menu: OrderMenu,
): Promise<OrderOutcome | null> {
  const { payload, phone, options, unproven, taken, key: sentKey } = request;
  const priced = priceOrder(menu, requestedOrderFromWire(payload, menu.crepaNamed), window);
  if (priced.kind === 'belowMinimum') return window.refused(priced);
  if (priced.kind !== 'priced') return priced;
  const { kind: _, ...pricing } = priced;
  const { total } = pricing;
  const { cashGiven } = options;
  if (cashGiven !== null && !isEnough(total, cashGiven)) return { kind: 'cashTooLow', cashGiven, total };
  const delivery = {
    phone,
    deliveryAddress: payload.direccion_entrega,
    fulfilment: fulfilmentFromWire(payload),
    payment: paymentMethodFromWire(payload.metodo_pago),
    ...options,
  };
  const write = async (inside: Queries, token: NewToken | null): Promise<OrderOutcome | null> => {
    const written = { ...delivery, ...pricing };
    const order = await writeOrder(inside, written, key, window, token, taken, boundsOf(request));
    return order && { kind: 'placed', order: { ...order, ...(token && { followToken: token.token }) } };
  };
  if (taken) {
    return queries.transaction(async (inside) => {
      const outcome = await write(inside, null);
      if (outcome?.kind === 'placed') await finishTaken(inside, outcome.order, taken);
      return outcome;
    });
  }
  if (unproven === undefined || sentKey === null) return write(queries, null);
  return queries.transaction(async (inside) => {
    const addressHash = unproven.address && (await hashAddress(inside, unproven.address));
    const refusal = await refusalOf(inside, phone, addressHash);
    if (refusal !== null) return { kind: 'unprovenRefused', refusal };
    return write(inside, newToken(sentKey, addressHash));
  });
}

/** What a step to `accepted` does besides, and the entry of the change log. */
async function finishTaken(inside: Queries, { id, total }: PlacedOrder, { by, minutes }: PhoneOrder) {
  await recordAction({ inside, by }, id, 'received');
  if (minutes !== null) {
    await queueMessages(inside, [id], 'accepted');
    await queueTickets(inside, id);
    await recordAction({ inside, by }, id, 'accepted');
  }
  const order = { kind: 'order', entityId: id, name: '' } as const;
  await logChange({ inside, by }, { ...order, action: 'created', before: null, after: { total } });
}

async function repeatAnswer(
  queries: Queries,
  { isSameRequest, orderId }: EarlierRequest,
  { unproven, key }: OrderRequest,
): Promise<OrderOutcome> {
  const order = isSameRequest ? await readPlacedOrder(queries, orderId) : null;
  if (!order) return { kind: 'keyOfAnotherOrder' };
  const followToken = unproven && key ? await readToken(queries, orderId, key) : null;
  return { kind: 'repeated', order: { ...order, ...(followToken && { followToken }) } };
}

/** Hashes the parsed order, so that the order of JSON fields and the format of the phone do not matter. */
function keyOf({ phone, payload, key, unproven, taken }: OrderRequest): OrderKey | null {
  if (key === null) return null;
  const parsed = JSON.stringify({
    ...payload,
    telefono_usuario: phone,
    ...(taken && { minutos: taken.minutes }),
  });
  return {
    key: unproven ? storedKey(key) : key,
    requestHash: createHash('sha256').update(parsed).digest('hex'),
  };
}
