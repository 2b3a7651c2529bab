import type { Fulfilment, Instant, OrderId, PhoneNumber } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId } from '../wire/fields.ts';
import { instant, instantFromWire } from '../wire/instant.ts';
import { phone, wholeFrom } from '../wire/requestFields.ts';
import { fulfilmentNames, fulfilmentWire } from './fulfilment.ts';
import {
  type ActiveOrderWire,
  activeOrderFromWire,
  activeOrderWire,
  placedOrderFromWire,
  placedOrderWire,
  type StaffOrderWire,
  staffOrderFromWire,
  staffOrderWire,
} from './order.ts';
import { type OrderDetailsWire, orderDetailsFromWire, orderDetailsWire } from './orderDetails.ts';
import { type OrderBody, orderBody } from './orderRequest.ts';

export const idempotencyHeader = 'Idempotency-Key';

/**
 * Idempotent: the same key with the same order gives the same answer (decision O5). The body is sent as it was first
 * written: a retry must not depend on how today's code would encode the order.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/orders',
  access: 'customer',
  status: 201,
  body: orderBody,
  answer: placedOrderWire,
  send: ({ payload, key }: { readonly payload: OrderBody; readonly key: string }) => ({
    body: payload,
    headers: { [idempotencyHeader]: key },
  }),
  decode: placedOrderFromWire,
});

export const getOrdersOfPhone = defineCall({
  method: 'GET',
  path: '/orders/user/:phone',
  access: 'customer',
  params: v.object({ phone }),
  ...rowsOf(activeOrderWire),
  send: (phone: PhoneNumber) => ({ params: { phone } }),
  decode: (wire: ActiveOrderWire[]) => wire.map(activeOrderFromWire),
});

/**
 * Extension: the orders of a phone that have ended, newest first. Their lines carry the ids of product, extras and
 * crepas, to order the same again.
 */
export const getPastOrdersOfPhone = defineCall({
  method: 'GET',
  path: '/orders/user/:phone/pasados',
  isExtension: true,
  access: 'customer',
  params: v.object({ phone }),
  query: v.object({ limit: v.optional(wholeFrom(1, 20), 20) }),
  ...rowsOf(orderDetailsWire),
  send: ({ phone, limit }: { readonly phone: PhoneNumber; readonly limit: number }) => ({
    params: { phone },
    query: { limit },
  }),
  decode: (wire: OrderDetailsWire[]) => wire.map(orderDetailsFromWire),
});

export const getOrderDetails = defineCall({
  method: 'GET',
  path: '/order-details/:id',
  access: 'customer',
  ...byId<OrderId>(),
  answer: orderDetailsWire,
  decode: orderDetailsFromWire,
});

/** Extension: the customer cancels the own order; 409 once staff have answered it, unless it is on hold (`cancelRefusalOf`). */
export const cancelOrder = defineCall({
  method: 'POST',
  path: '/orders/:id/cancelar',
  isExtension: true,
  access: 'customer',
  ...byId<OrderId>(),
  answer: orderDetailsWire,
  decode: orderDetailsFromWire,
});

/** All active orders, oldest first. */
export const getActiveOrders = defineCall({
  method: 'GET',
  path: '/active-orders',
  access: 'staff',
  ...rowsOf(staffOrderWire),
  decode: (wire: StaffOrderWire[]) => wire.map(staffOrderFromWire),
});

/** Extension `programar`: the moments for which an order can be placed now, and those of them whose quarter of an hour is full. */
export type OfferedMoments = { readonly offered: readonly Instant[]; readonly full: readonly Instant[] };

const momentsWire = v.object({ horas: v.array(instant), llenas: v.array(instant) });

export const getMoments = defineCall({
  method: 'GET',
  path: '/horas',
  isExtension: true,
  access: 'public',
  query: v.object({ entrega: v.optional(fulfilmentWire) }),
  answer: momentsWire,
  send: (fulfilment: Fulfilment) => ({ query: { entrega: fulfilmentNames[fulfilment] } }),
  decode: ({ horas, llenas }): OfferedMoments => ({
    offered: horas.map(instantFromWire),
    full: llenas.map(instantFromWire),
  }),
});
