import { createHash } from 'node:crypto';
import {
  fulfilmentFromWire,
  type OrderBody,
  paymentMethodFromWire,
  requestedOrderFromWire,
} from '@crepas/api';
import type { OrderOptions, PhoneBounds, PhoneNumber, PlacedOrder } from '@crepas/domain';
import { isEnough, priceOrder } from '@crepas/domain';
import { logChange } from '../changes/logChange.ts';
import { recordAction } from '../changes/orderActions.ts';
import type { Database, Queries } from '../db/Database.ts';
import { holdingCode, isSecret, readCode, type SeenCode } from '../discounts/orderCodes.ts';
import { queueTickets } from '../printing/jobs.ts';
import { queueMessages } from '../push/queueMessages.ts';
import { readShopSnapshot, type ShopSnapshot } from '../shop/shop.ts';
import { awaitEarlier, type EarlierRequest, type OrderKey, readEarlier } from './idempotency.ts';
import { isMomentFull, withFreeMoments } from './orderMoment.ts';
import { markGuess, type OrderOutcome } from './orderOutcome.ts';
import { readPlacedOrder } from './orderQueries.ts';
import { type OpenWindow, orderWindow, type RefusedOrder, type WantedOrder } from './orderWindow.ts';
import { readPhoneRefusal } from './phoneBounds.ts';
import { type OrderMenu, readPricingMenu } from './readPricingMenu.ts';
import {
  hashAddress,
  type NewToken,
  newToken,
  readToken,
  refusalOf,
  storedKey,
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
  readonly phoneOrder?: PhoneOrder;
  /** Too many wrong codes came from there: its code counts as one that does not hold. */
  readonly isCodeIgnored?: boolean;
};

/**
 * The shop or the code may change while an order is being written: then they are read again, at most this many times. The last attempt does
 * without the code, and its customer is asked again.
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
    const snapshot = usesCachedShop ? cachedShop : await readShopSnapshot(queries);
    const isCodeIgnored = request.isCodeIgnored === true || attempt === maxAttempts - 1;
    const { outcome, isWrongCode } = await tryOnce(queries, { ...request, isCodeIgnored }, key, snapshot);
    if (outcome?.kind === 'placed') return outcome;
    if (usesCachedShop) continue;
    const isRefused = outcome !== null;
    if (key !== null) {
      // An order that was placed before stays placed, even if the menu or the hours changed (decision O5). A refused one may
      // be the repetition of an order that is being written.
      const earlier = isRefused ? await awaitEarlier(queries, key) : await readEarlier(queries, key);
      if (earlier) return repeatAnswer(queries, earlier, request);
    }
    if (isRefused) return markGuess(outcome, isWrongCode);
    const refusal = request.phoneOrder
      ? null
      : await readPhoneRefusal(queries, request.phone, boundsOf(request));
    if (refusal !== null) return markGuess({ kind: 'phoneRefused', refusal }, isWrongCode);
    const full = await refuseFullMoment(queries, request);
    if (full) return markGuess(full, isWrongCode);
  }
  throw new Error('The shop changed as often as the order was tried.');
}

type Attempt = {
  /** Null when the shop or the code has changed since it was read, or when the key was used before. */
  readonly outcome: OrderOutcome | null;
  /** Nobody may learn whether there is the code that the order names. */
  readonly isWrongCode: boolean;
};

async function tryOnce(
  queries: Queries,
  request: OrderRequest,
  key: OrderKey | null,
  snapshot: ShopSnapshot,
): Promise<Attempt> {
  const [menu, seenCode] = await Promise.all([
    readPricingMenu(queries, request.payload),
    readCodeOf(queries, request),
  ]);
  const window = orderWindow(snapshot, menu.now, wantedOf(request));
  const orderedAt = { at: menu.now, timeZone: window.timeZone };
  const isWrongCode = request.payload.codigo !== undefined && isSecret(seenCode, orderedAt);
  const answer = async () => {
    if (request.unproven?.isOffered === false) return notOffered;
    if (window.kind === 'refused') return withFreeMoments(queries, window, snapshot, wantedOf(request));
    return placeWithin(queries, request, key, window, { menu, seenCode });
  };
  return { outcome: await answer(), isWrongCode };
}

/** What an order is priced by. */
type Read = { readonly menu: OrderMenu; readonly seenCode: SeenCode | null };

/**
 * Null for an order without one, which reads nothing. The uses of an unproven phone are not read here: a stranger may have typed its
 * number, and another fault of the order would tell for nothing whether its owner has used the code.
 */
async function readCodeOf(
  queries: Queries,
  { payload: { codigo }, phone, unproven, isCodeIgnored }: OrderRequest,
): Promise<SeenCode | null> {
  if (codigo === undefined || isCodeIgnored) return null;
  return readCode(queries, codigo, unproven ? null : phone);
}

/** The answer of the statement that wrote nothing, because the moment's quarter of an hour has no place left; null: it has one. */
async function refuseFullMoment(queries: Queries, request: OrderRequest): Promise<RefusedOrder | null> {
  const wanted = wantedOf(request);
  if (wanted.scheduledFor === null) return null;
  const snapshot = await readShopSnapshot(queries);
  const window = orderWindow(snapshot, snapshot.now, wanted);
  const { schedule = null } = window.kind === 'open' ? window : {};
  if (window.kind === 'refused' || schedule === null || !(await isMomentFull(queries, schedule))) return null;
  return withFreeMoments(queries, window.refused({ kind: 'momentFull', moments: [] }), snapshot, wanted);
}

const boundsOf = ({ bounds }: OrderRequest): PhoneBounds | null => bounds ?? null;

const wantedOf = ({ options, payload, phoneOrder }: OrderRequest): WantedOrder => ({
  position: options.position,
  payment: paymentMethodFromWire(payload.metodo_pago),
  fulfilment: fulfilmentFromWire(payload),
  scheduledFor: options.scheduledFor,
  isByStaff: phoneOrder !== undefined,
});

const notOffered = { kind: 'unprovenRefused', refusal: 'notOffered' } as const;

/** Null when the code has no use left, besides the reasons of {@link Attempt}. */
async function placeWithin(
  queries: Queries,
  request: OrderRequest,
  key: OrderKey | null,
  window: OpenWindow,
  { menu, seenCode }: Read,
): Promise<OrderOutcome | null> {
  const { payload, phone, options, unproven, phoneOrder, key: sentKey } = request;
  const moment = { at: options.scheduledFor ?? menu.now, timeZone: window.timeZone };
  const requested = requestedOrderFromWire(payload, menu.crepaNamed);
  const fulfilment = fulfilmentFromWire(payload);
  // As prices, a code is judged by when it is ordered, and not by when it is wanted.
  const orderedAt = { at: menu.now, timeZone: window.timeZone };
  const code = holdingCode(seenCode, orderedAt);
  const terms = { ...window, fulfilment, discountTerms: code?.code ?? null };
  const priced = priceOrder({ ...menu, moment }, requested, terms);
  if (priced.kind === 'belowMinimum') return window.refused(priced);
  if (priced.kind !== 'priced') return priced;
  const { kind: _, ...pricing } = priced;
  const { total } = pricing;
  const { cashGiven } = options;
  if (cashGiven !== null && !isEnough(total, cashGiven)) return { kind: 'cashTooLow', cashGiven, total };
  const delivery = {
    phone,
    deliveryAddress: payload.direccion_entrega,
    fulfilment,
    code: pricing.discount > 0 ? code : null,
    payment: paymentMethodFromWire(payload.metodo_pago),
    ...options,
  };
  const write = async (inside: Queries, token: NewToken | null): Promise<OrderOutcome | null> => {
    const written = { ...delivery, ...pricing };
    const order = await writeOrder(inside, written, key, window, token, phoneOrder, boundsOf(request));
    return order && { kind: 'placed', order: { ...order, ...(token && { followToken: token.token }) } };
  };
  if (phoneOrder) {
    return queries.transaction(async (inside) => {
      const outcome = await write(inside, null);
      if (outcome?.kind === 'placed') await finishPhoneOrder(inside, outcome.order, phoneOrder);
      return outcome;
    });
  }
  if (unproven === undefined || sentKey === null) return write(queries, null);
  return queries.transaction(async (inside) => {
    const addressHash = unproven.address && (await hashAddress(inside, unproven.address));
    const refusal = await refusalOf(inside, phone, addressHash);
    if (refusal !== null) return { kind: 'unprovenRefused', refusal };
    // The order would be placed, so the uses of its phone count now. A code that is used up is priced away, and the order is not written.
    const isUsedUp = delivery.code && (await readCode(inside, delivery.code.code.name, phone))?.isUsedUp;
    if (isUsedUp) {
      const outcome = await placeWithin(inside, request, key, window, { menu, seenCode: null });
      return outcome && markGuess(outcome, true);
    }
    return write(inside, newToken(sentKey, addressHash));
  });
}

/** What a step to `accepted` does besides, and the entry of the change log. */
async function finishPhoneOrder(inside: Queries, { id, total }: PlacedOrder, { by, minutes }: PhoneOrder) {
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
function keyOf({ phone, payload, key, unproven, phoneOrder }: OrderRequest): OrderKey | null {
  if (key === null) return null;
  const parsed = JSON.stringify({
    ...payload,
    telefono_usuario: phone,
    ...(phoneOrder && { minutos: phoneOrder.minutes }),
  });
  return {
    key: unproven ? storedKey(key) : key,
    requestHash: createHash('sha256').update(parsed).digest('hex'),
  };
}
