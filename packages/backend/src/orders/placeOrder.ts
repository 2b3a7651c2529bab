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
  /** A UUID. Null for a client that sends none: each of its requests is a new order. */
  readonly key: string | null;
};

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** The same order was placed before with the same key; this is its first response. */
  | { readonly kind: 'repeated'; readonly order: PlacedOrder }
  | { readonly kind: 'keyOfAnotherOrder' }
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault };

/** Prices the order from the current menu and writes it atomically, at most once per key. */
export async function placeOrder({ queries }: Database, request: OrderRequest): Promise<OrderOutcome> {
  const { payload, phone } = request;
  const key = keyOf(request);
  const menu = await readPricingMenu(queries, payload);
  const priced = priceOrder(menu, requestedOrderFromWire(payload, menu.crepaNamed));
  if (priced.kind !== 'priced') {
    // A repeated request may come after the menu changed; the first one was placed.
    const earlier = key && (await awaitEarlier(queries, key));
    return earlier ? repeatAnswer(queries, earlier) : priced;
  }

  const delivery = { phone, deliveryAddress: payload.direccion_entrega };
  const order = await writeOrder(queries, { ...delivery, total: priced.total, lines: priced.lines }, key);
  if (order) return { kind: 'placed', order };
  return repeatAnswer(queries, key && (await readEarlier(queries, key)));
}

async function repeatAnswer(queries: Queries, earlier: EarlierRequest | null): Promise<OrderOutcome> {
  const order = earlier?.isSameRequest ? await readPlacedOrder(queries, earlier.orderId) : null;
  return order ? { kind: 'repeated', order } : { kind: 'keyOfAnotherOrder' };
}

/** Hashes the parsed order, so that the order of JSON fields and the format of the phone do not matter. */
function keyOf({ phone, payload, key }: OrderRequest): OrderKey | null {
  if (key === null) return null;
  const parsed = JSON.stringify({ ...payload, telefono_usuario: phone });
  return { key, requestHash: createHash('sha256').update(parsed).digest('hex') };
}
