import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { boundedText } from '../wire/requestFields.ts';

/** Extension: the VAPID public key as base64url, for `applicationServerKey`; 404 when push is off. */
export const getPushKey = defineCall({
  method: 'GET',
  path: '/push/clave',
  isExtension: true,
  access: 'public',
  answer: v.object({ clave: v.string() }),
  decode: ({ clave }: { clave: string }): string => clave,
});

const base64Url = /^[\w-]+={0,2}$/;

/** As `PushSubscription.toJSON()` returns it. */
export type PushDevice = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** The address of a device at its push service. */
export const pushEndpoint = v.pipe(boundedText(1000), v.nonEmpty());

/**
 * Subscribes the device for the caller: staff get the unanswered orders, a customer the own orders. A device that is
 * known moves to the caller. 422 for an endpoint of an unknown push service.
 */
export const subscribePush = defineCall({
  method: 'POST',
  path: '/push',
  isExtension: true,
  access: 'customer',
  status: 204,
  body: v.object({
    endpoint: pushEndpoint,
    keys: v.object({
      p256dh: v.pipe(boundedText(88), v.minLength(87), v.regex(base64Url)),
      auth: v.pipe(boundedText(24), v.minLength(22), v.regex(base64Url)),
    }),
  }),
  ...withoutAnswer,
  send: ({ endpoint, keys: { p256dh, auth } }: PushDevice) => ({
    body: { endpoint, keys: { p256dh, auth } },
  }),
});

/** Ends the caller's subscription of this device; without an endpoint, of all devices. */
export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/push',
  isExtension: true,
  access: 'customer',
  status: 204,
  body: v.nullish(v.object({ endpoint: v.optional(pushEndpoint) })),
  ...withoutAnswer,
  send: (endpoint?: string) => ({ body: { ...(endpoint !== undefined && { endpoint }) } }),
});
