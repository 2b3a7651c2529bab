import type { PhoneNumber } from '@crepas/domain';
import * as v from 'valibot';
import { knownCustomerFromWire, knownCustomerWire } from '../codecs/knownCustomer.ts';
import { placedOrderFromWire, placedOrderWire } from '../codecs/order.ts';
import { type OrderBody, orderBody } from '../codecs/orderRequest.ts';
import { defineCall } from '../wire/call.ts';
import { phone, wholeFrom } from '../wire/requestFields.ts';
import { idempotencyHeader } from './orders.ts';

/** Extension: an order that staff take by telephone (decision T3). */

/** Idempotent as `placeOrder`. With minutes it is accepted at once. A closed or paused shop does not refuse it. */
export const placePhoneOrder = defineCall({
  method: 'POST',
  path: '/orders/captura',
  isExtension: true,
  access: 'staff',
  status: 201,
  body: v.object({ ...orderBody.entries, minutos: v.optional(wholeFrom(1, 240)) }),
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

/** What earlier orders of a phone tell. */
export const getKnownCustomer = defineCall({
  method: 'GET',
  path: '/clientes/:phone',
  isExtension: true,
  access: 'staff',
  params: v.object({ phone }),
  answer: knownCustomerWire,
  send: (phone: PhoneNumber) => ({ params: { phone } }),
  decode: knownCustomerFromWire,
});
