import type { PlacedOrder } from '@crepas/domain';
import * as v from 'valibot';
import { type PlacedOrderWire, placedOrderFromWire, placedOrderWire } from '../codecs/order.ts';
import { orderDetailsFromWire, orderDetailsWire } from '../codecs/orderDetails.ts';
import { type OrderPayload, orderPayload } from '../codecs/orderRequest.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/fields.ts';
import { boundedText } from '../wire/requestFields.ts';
import { idempotencyHeader } from './orders.ts';

/** Extension: an order of a phone that is not proven. A person of the shop confirms it by a call (decision T1). */

/** How the customer wants to be reached. */
export const confirmationWays = { call: 'llamada', whatsApp: 'whatsapp' } as const;
export type ConfirmationWay = keyof typeof confirmationWays;

/** 128 random bits as base64url. Whoever has it reads and cancels this order, and nothing else. */
export type FollowToken = string;
const followToken = v.pipe(boundedText(22), v.regex(/^[\w-]{22}$/));

export type UnprovenOrder = PlacedOrder & { readonly followToken: FollowToken };

const unprovenOrderWire = v.object({ ...placedOrderWire.entries, seguimiento: followToken });

/** Idempotent as `placeOrder`; the key is required. */
export const placeWithoutCode = defineCall({
  method: 'POST',
  path: '/orders/sin-codigo',
  isExtension: true,
  access: 'public',
  status: 201,
  body: v.object({ ...orderPayload.entries, via: v.picklist(Object.values(confirmationWays)) }),
  answer: unprovenOrderWire,
  send: ({
    payload,
    way,
    key,
  }: {
    readonly payload: OrderPayload;
    readonly way: ConfirmationWay;
    readonly key: string;
  }) => ({
    body: { ...payload, via: confirmationWays[way] },
    headers: { [idempotencyHeader]: key },
  }),
  decode: (wire: PlacedOrderWire & { readonly seguimiento: string }): UnprovenOrder => ({
    ...placedOrderFromWire(wire),
    followToken: wire.seguimiento,
  }),
});

/** Why the shop takes no order without a code, as `codigo` of a 409. */
export const withoutCodeRefusalWire = v.object({
  error: text,
  codigo: v.picklist(['por_confirmar', 'sin_codigo']),
});

/** The body of a 429: how the customer can reach the shop instead. Empty when the shop has none. */
export const withoutCodeLimitWire = v.object({ error: text, whatsapp: text, telefono: text });

const follow = {
  isExtension: true,
  access: 'public',
  status: 200,
  params: v.object({ s: boundedText(100) }),
  answer: orderDetailsWire,
  send: (s: FollowToken) => ({ params: { s } }),
  decode: orderDetailsFromWire,
} as const;

/** The order of the token, without its phone; 404 from 24 hours after its end on. */
export const getFollowedOrder = defineCall({ ...follow, method: 'GET', path: '/seguimiento/:s' });

/** The stream of the events of that order, as `customerEventsPath` is. */
export const followedEventsPath = (token: FollowToken) => `/seguimiento/${token}/events`;

/** As `cancelOrder`. */
export const cancelFollowedOrder = defineCall({
  ...follow,
  method: 'POST',
  path: '/seguimiento/:s/cancelar',
});
