import { maxPromisedMinutes } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { wholeFrom } from '../wire/requestFields.ts';
import { placedOrderFromWire, placedOrderWire } from './order.ts';
import { idempotencyHeader } from './orderCalls.ts';
import { type OrderBody, orderBody } from './orderRequest.ts';

/** Extension: an order that staff take by telephone (decision T3). */

/** Idempotent as `placeOrder`. With minutes it is accepted at once. A closed or paused shop does not refuse it. */
export const placePhoneOrder = defineCall({
  method: 'POST',
  path: '/orders/captura',
  isExtension: true,
  access: 'staff',
  status: 201,
  body: v.object({ ...orderBody.entries, minutos: v.optional(wholeFrom(1, maxPromisedMinutes)) }),
  answer: placedOrderWire,
  send: ({
    payload,
    minutes,
    key,
  }: {
    readonly payload: OrderBody;
    readonly minutes: number | null;
    readonly key: string;
  }) => ({
    body: { ...payload, ...(minutes !== null && { minutos: minutes }) },
    headers: { [idempotencyHeader]: key },
  }),
  decode: placedOrderFromWire,
});
