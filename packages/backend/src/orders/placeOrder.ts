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
import { awaitEarlier, type EarlierRequest, type OrderKey, readEarlier } from './idempotency.ts';
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

/** Takes an order at the shop's own prices: it is there whole, once, or not at all. */
export async function placeOrder({ queries }: Database, request: OrderRequest): Promise<OrderOutcome> {
  const { payload, phone } = request;
  const key = keyOf(request);
  const menu = await readPricingMenu(queries, payload);
  const priced = priceOrder(menu, requestedOrderFromWire(payload, menu.crepaNamed));
  if (priced.kind !== 'priced') {
    // It may have been placed before the menu changed.
    const earlier = key && (await awaitEarlier(queries, key));
    return earlier ? answerAgain(queries, earlier) : priced;
  }

  const delivery = { phone, deliveryAddress: payload.direccion_entrega };
  const order = await writeOrder(queries, { ...delivery, total: priced.total, lines: priced.lines }, key);
  if (order) return { kind: 'placed', order };
  return answerAgain(queries, key && (await readEarlier(queries, key)));
}

async function answerAgain(queries: Queries, earlier: EarlierRequest | null): Promise<OrderOutcome> {
  const order = earlier?.isSameRequest ? await readPlacedOrder(queries, earlier.orderId) : null;
  return order ? { kind: 'repeated', order } : { kind: 'keyOfAnotherOrder' };
}

/**
 * The fingerprint is of what was understood, not of the bytes: the order of fields or the form of the phone do not
 * matter.
 */
function keyOf({ phone, payload, key }: OrderRequest): OrderKey | null {
  if (key === null) return null;
  const understood = JSON.stringify({ ...payload, telefono_usuario: phone });
  return { key, requestHash: createHash('sha256').update(understood).digest('hex') };
}
