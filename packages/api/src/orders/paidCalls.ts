import type { OrderId } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { byId } from '../wire/fields.ts';
import { boundedText } from '../wire/requestFields.ts';
import { staffOrderFromWire, staffOrderWire } from './order.ts';
import { orderDetailsFromWire, orderDetailsWire } from './orderDetails.ts';
import type { FollowToken } from './withoutCodeCalls.ts';

const byStaff = {
  path: '/orders/:id/pagado',
  isExtension: true,
  access: 'staff',
  ...byId<OrderId>(),
  answer: staffOrderWire,
  decode: staffOrderFromWire,
} as const;

/** Extension `pagos`: staff have seen the money of an order. Of an order that is paid the first moment stays. */
export const markPaid = defineCall({ ...byStaff, method: 'POST' });

/** Extension: it was marked by mistake. */
export const markUnpaid = defineCall({ ...byStaff, method: 'DELETE' });

const byCustomer = {
  method: 'POST',
  isExtension: true,
  answer: orderDetailsWire,
  decode: orderDetailsFromWire,
} as const;

/** Extension: the customer says that the transfer was made; 409 for an order that is paid in another way or has ended. */
export const sayTransferred = defineCall({
  ...byCustomer,
  path: '/orders/:id/transferido',
  access: 'customer',
  ...byId<OrderId>(),
});

/** The same for an order without a code. */
export const sayTransferredFollowed = defineCall({
  ...byCustomer,
  path: '/seguimiento/:s/transferido',
  access: 'public',
  params: v.object({ s: boundedText(100) }),
  send: (s: FollowToken) => ({ params: { s } }),
});
