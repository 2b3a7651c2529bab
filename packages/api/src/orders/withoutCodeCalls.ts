import type { PlacedOrder } from '@crepas/domain';
import * as v from 'valibot';
import type { ApiError } from '../client/ApiError.ts';
import { type PushDevice, pushEndpoint, subscribePush } from '../push/pushCalls.ts';
import { defineCall } from '../wire/call.ts';
import { text } from '../wire/fields.ts';
import { boundedText } from '../wire/requestFields.ts';
import { confirmationWays, type UnprovenPayload } from './confirmationWay.ts';
import { type PlacedOrderWire, placedOrderFromWire, placedOrderWire } from './order.ts';
import { idempotencyHeader } from './orderCalls.ts';
import { orderDetailsFromWire, orderDetailsWire } from './orderDetails.ts';
import { orderBody } from './orderRequest.ts';

/** Extension: an order of a phone that is not proven. A person of the shop confirms it by a call (decision T1). */

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
  body: v.object({ ...orderBody.entries, via: v.picklist(Object.values(confirmationWays)) }),
  answer: unprovenOrderWire,
  send: ({ payload, key }: { readonly payload: UnprovenPayload; readonly key: string }) => ({
    body: payload,
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

/** Why there is no order without a code. `sentence` is the server's, for the customer. */
export type WithoutCodeRefusal =
  /** This phone has such an order already. */
  | { readonly kind: 'phoneHasOne'; readonly sentence: string }
  | { readonly kind: 'notOffered'; readonly sentence: string }
  /** The customer calls or writes to the shop; null: the server does not say where. */
  | {
      readonly kind: 'tooMany';
      readonly sentence: string;
      readonly contact: { readonly whatsApp: string; readonly phone: string } | null;
    };

/** Null for a refusal of another kind, which any order can get. */
export function withoutCodeRefusalOf({ status, body }: ApiError): WithoutCodeRefusal | null {
  if (status === 429) {
    const { success, output } = v.safeParse(withoutCodeLimitWire, body);
    return success
      ? {
          kind: 'tooMany',
          sentence: output.error,
          contact: { whatsApp: output.whatsapp, phone: output.telefono },
        }
      : { kind: 'tooMany', sentence: 'Son muchos pedidos seguidos.', contact: null };
  }
  const { success, output } = v.safeParse(withoutCodeRefusalWire, body);
  if (status !== 409 || !success) return null;
  return { kind: output.codigo === 'sin_codigo' ? 'notOffered' : 'phoneHasOne', sentence: output.error };
}

const follow = {
  isExtension: true,
  access: 'public',
  params: v.object({ s: boundedText(100) }),
  answer: orderDetailsWire,
  send: (s: FollowToken) => ({ params: { s } }),
  decode: orderDetailsFromWire,
} as const;

/** The order of the token, without its phone; 404 from 24 hours after its end on. */
export const getFollowedOrder = defineCall({ ...follow, method: 'GET', path: '/seguimiento/:s' });

/** As `cancelOrder`. */
export const cancelFollowedOrder = defineCall({
  ...follow,
  method: 'POST',
  path: '/seguimiento/:s/cancelar',
});

/** As `subscribePush`, for the events of that order alone: the phone is not proven. */
export const subscribeFollowedPush = defineCall({
  ...subscribePush,
  path: '/seguimiento/:s/push',
  access: 'public',
  params: follow.params,
  send: ({ token, device }: { readonly token: FollowToken; readonly device: PushDevice }) => ({
    ...subscribePush.send(device),
    params: { s: token },
  }),
});

export const unsubscribeFollowedPush = defineCall({
  ...subscribeFollowedPush,
  method: 'DELETE',
  body: v.object({ endpoint: pushEndpoint }),
  send: ({ token, endpoint }: { readonly token: FollowToken; readonly endpoint: string }) => ({
    params: { s: token },
    body: { endpoint },
  }),
});
