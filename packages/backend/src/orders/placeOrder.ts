import { createHash } from 'node:crypto';
import { type OrderPayload, requestedOrderFromWire } from '@crepas/api';
import {
  type Cents,
  type OrderChange,
  type OrderFault,
  type PhoneNumber,
  type PlacedOrder,
  priceOrder,
} from '@crepas/domain';
import type { Database, Queries } from '../db/Database.ts';
import { claimKey, type EarlierRequest, settleKey } from './idempotency.ts';
import { readPlacedOrder } from './orderQueries.ts';
import { readPricingMenu } from './readPricingMenu.ts';
import { writeOrder } from './writeOrder.ts';

export type OrderRequest = {
  readonly phone: PhoneNumber;
  readonly payload: OrderPayload;
  /** A uuid; null for a client that knows only the spec: each of its requests is an order of its own. */
  readonly key: string | null;
};

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The same order was sent before under the same key; this is its first answer. */
  | { readonly kind: 'repeated'; readonly order: PlacedOrder }
  | { readonly kind: 'keyOfAnotherOrder' }
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault };

/** Takes an order in one transaction: it is there whole, once, at the shop's own prices, or not at all. */
export async function placeOrder(database: Database, request: OrderRequest): Promise<OrderOutcome> {
  try {
    return await database.queries.transaction((queries) => placeInside(queries, request));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

/** Thrown, so that the transaction takes back the claim on the key: the corrected order may use it again. */
class Refused extends Error {
  readonly outcome: OrderOutcome;

  constructor(outcome: OrderOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

async function placeInside(queries: Queries, request: OrderRequest): Promise<OrderOutcome> {
  const { key, payload, phone } = request;
  if (key !== null) {
    const earlier = await claimKey(queries, key, hashOf(request));
    if (earlier) return answerAgain(queries, earlier);
  }
  const menu = await readPricingMenu(queries, payload);
  const priced = priceOrder(menu, requestedOrderFromWire(payload, menu.crepaNamed));
  if (priced.kind !== 'priced') throw new Refused(priced);

  const order = await writeOrder(queries, {
    phone,
    deliveryAddress: payload.direccion_entrega,
    total: priced.total,
    lines: priced.lines,
  });
  if (key !== null) await settleKey(queries, key, order.id);
  return { kind: 'placed', order };
}

async function answerAgain(
  queries: Queries,
  { orderId, isSameRequest }: EarlierRequest,
): Promise<OrderOutcome> {
  const order = isSameRequest && orderId !== null ? await readPlacedOrder(queries, orderId) : null;
  return order ? { kind: 'repeated', order } : { kind: 'keyOfAnotherOrder' };
}

/** Over what was understood, not over the bytes: the order of fields or the form of the phone do not matter. */
const hashOf = ({ phone, payload }: OrderRequest) =>
  createHash('sha256')
    .update(JSON.stringify({ ...payload, telefono_usuario: phone }))
    .digest('hex');
