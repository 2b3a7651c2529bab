import {
  type Call,
  idempotencyHeader,
  type OrderPayload,
  type PlacedOrderWire,
  placeOrder,
} from '@crepas/api';
import type { PlacedOrder } from '@crepas/domain';

/** An order exactly as it was written down before its first attempt. */
export type WrittenOrder = { readonly payload: OrderPayload; readonly key: string };

/** `POST /orders` for a written order: a repetition must carry the same body under the same key (decision O5). */
export const sendOrder: Call<WrittenOrder, PlacedOrder, PlacedOrderWire> = {
  ...placeOrder,
  send: ({ payload, key }) => ({ body: payload, headers: { [idempotencyHeader]: key } }),
};
