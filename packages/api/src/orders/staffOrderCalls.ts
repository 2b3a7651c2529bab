import {
  type EndCause,
  isVisible,
  maxCourierName,
  maxPromisedMinutes,
  maxReasonLength,
  type OrderId,
  type OrderStage,
  type OrderState,
  type StaffOrder,
} from '@crepas/domain';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId, id } from '../wire/fields.ts';
import { boundedText, day, filledLines, line, wholeFrom } from '../wire/requestFields.ts';
import { type StaffOrderWire, staffOrderFromWire, staffOrderWire } from './order.ts';
import { type OrderActionWire, orderActionFromWire, orderActionWire } from './orderAction.ts';
import { orderDetailsFromWire, orderDetailsWire } from './orderDetails.ts';
import { causeNames, causeToWire, stageNames, stageToWire, stateToWire } from './stage.ts';
import type { FollowToken } from './withoutCodeCalls.ts';

/** Extensions: the staff's calls for orders, except reading the active ones. */

export type OrderPage = { readonly orders: readonly StaffOrder[]; readonly next: string | null };

export type OrderSearch = {
  readonly state: OrderState;
  /** The cursor from the previous page; none for the first page. */
  readonly cursor?: string;
  /** An order's number, a phone or its last digits, or words of the name or address. */
  readonly words?: string;
  /** `2026-11-21`, in the shop's time zone. */
  readonly day?: string;
};

/** Newest first, in pages. `next` is the cursor of the next page; null on the last one. */
export const getOrders = defineCall({
  method: 'GET',
  path: '/orders',
  isExtension: true,
  access: 'staff',
  query: v.object({
    estado: wholeFrom(0, 2),
    cursor: v.optional(boundedText(200)),
    buscar: v.optional(v.pipe(boundedText(80), v.trim())),
    fecha: v.optional(day),
    limit: v.optional(wholeFrom(1, 200), 50),
  }),
  answer: v.object({ pedidos: v.array(staffOrderWire), siguiente: textOrNull }),
  send: ({ state, cursor, words, day }: OrderSearch) => ({
    query: {
      estado: stateToWire(state),
      ...(cursor !== undefined && { cursor }),
      ...(words !== undefined && { buscar: words }),
      ...(day !== undefined && { fecha: day }),
    },
  }),
  decode: ({ pedidos, siguiente }: { pedidos: StaffOrderWire[]; siguiente: string | null }): OrderPage => ({
    orders: pedidos.map(staffOrderFromWire),
    next: siguiente,
  }),
});

export type StageChange = {
  readonly id: OrderId;
  readonly stage: OrderStage;
  /** Required to reject or cancel; shown to the customer. */
  readonly reason?: string;
  /** Beside the reason, for a server with the extension `causas`. */
  readonly cause?: EndCause;
  /** Promised minutes until delivery, sent with the acceptance. */
  readonly minutes?: number;
};

/** One step of the stage machine; 409 when the order has left the stage where the step starts. */
export const changeStage = defineCall({
  method: 'PATCH',
  path: '/orders/:id',
  isExtension: true,
  access: 'staff',
  params: v.object({ id }),
  body: v.object({
    etapa: v.picklist(stageNames),
    motivo: v.optional(filledLines(maxReasonLength)),
    causa: v.optional(v.picklist(causeNames)),
    minutos: v.optional(wholeFrom(1, maxPromisedMinutes)),
  }),
  answer: staffOrderWire,
  send: ({ id, stage, reason, cause, minutes }: StageChange) => ({
    params: { id },
    body: {
      etapa: stageToWire(stage),
      ...(reason !== undefined && { motivo: reason }),
      ...(cause !== undefined && { causa: causeToWire(cause) }),
      ...(minutes !== undefined && { minutos: minutes }),
    },
  }),
  decode: staffOrderFromWire,
});

/** Which account of the staff did what with the order, oldest first. */
export const getOrderActions = defineCall({
  method: 'GET',
  path: '/orders/:id/pasos',
  isExtension: true,
  access: 'owner',
  ...byId<OrderId>(),
  ...rowsOf(orderActionWire),
  decode: (wire: OrderActionWire[]) => wire.flatMap(orderActionFromWire),
});

/** Extension `repartidores`: who brings an order. */

export type CourierChange = {
  readonly id: OrderId;
  /** Empty: nobody is named. */
  readonly courier: string;
};

const courierName = v.pipe(
  line(maxCourierName),
  v.check((name) => name === '' || isVisible(name)),
);

/** 409 for an order that has ended or is picked up. */
export const setCourier = defineCall({
  method: 'PUT',
  path: '/orders/:id/repartidor',
  isExtension: true,
  access: 'staff',
  params: v.object({ id }),
  body: v.object({ nombre: courierName }),
  answer: staffOrderWire,
  send: ({ id, courier }: CourierChange) => ({ params: { id }, body: { nombre: courier } }),
  decode: staffOrderFromWire,
});

/** The names of the last seven days, the most frequent ones first. */
export const getCouriers = defineCall({
  method: 'GET',
  path: '/repartidores',
  isExtension: true,
  access: 'staff',
  ...rowsOf(v.string()),
  decode: (names: string[]): readonly string[] => names,
});

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
