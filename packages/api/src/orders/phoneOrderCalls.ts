import {
  type Fulfilment,
  type Instant,
  maxPromisedMinutes,
  maxReasonLength,
  type OrderDetails,
  type OrderId,
  type OrderPayload,
} from '@crepas/domain';
import * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import { defineCall } from '../wire/call.ts';
import { byId, id, text } from '../wire/fields.ts';
import { filledLines, wholeFrom } from '../wire/requestFields.ts';
import { fulfilmentNames } from './fulfilment.ts';
import { placedOrderFromWire, placedOrderWire } from './order.ts';
import { idempotencyHeader } from './orderCalls.ts';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from './orderDetails.ts';
import { type OrderBody, orderBody } from './orderRequest.ts';
import { type RevisionWire, revisionFromWire, revisionWire } from './orderRevision.ts';
import { orderToWire } from './orderToWire.ts';

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

/** Extension: an order that staff change (decision T4). */

export const versionHeader = 'If-Match';

const {
  productos,
  envio,
  total,
  direccion_entrega,
  entrega,
  metodo_pago,
  posicion,
  paga_con,
  nota_pedido,
  nombre,
  para,
} = orderBody.entries;

/** What is absent stays; null or empty takes it away. A new address without a pin has none. */
const contentBody = v.object({
  motivo: filledLines(maxReasonLength),
  productos: v.optional(productos),
  /** Absent: whatever delivery costs now. */
  envio,
  /** Products and delivery, without what a code takes off: that is counted anew. */
  total: v.optional(total),
  direccion_entrega: v.optional(direccion_entrega),
  metodo_pago: v.optional(metodo_pago),
  entrega,
  posicion: v.nullish(posicion.wrapped),
  paga_con: v.nullish(paga_con.wrapped),
  nota_pedido,
  nombre,
  para: v.nullish(para.wrapped),
});
export type ContentBody = v.InferOutput<typeof contentBody>;

export type ContentUpdate = {
  readonly id: OrderId;
  /** The version of the order as it was read. */
  readonly version: number;
  readonly order: OrderPayload;
  /** As it was. */
  readonly fulfilment: Fulfilment;
  /** As it was; null or absent: for as soon as possible. */
  readonly scheduledFor?: Instant | null;
  readonly reason: string;
};

/**
 * Replaces the whole content. Idempotent: the same change of the same version gets the first answer. 412 when somebody else
 * was first (`presentOrderOf`), 409 when the order has left the stages that may be changed, or as for `placeOrder`.
 */
export const changeContent = defineCall({
  method: 'PUT',
  path: '/orders/:id/contenido',
  isExtension: true,
  access: 'staff',
  params: v.object({ id }),
  body: contentBody,
  answer: orderDetailsWire,
  send: ({ id, version, order, fulfilment, scheduledFor = null, reason }: ContentUpdate) => {
    const { telefono_usuario: _, notas: __, entrega: ___, para = null, ...content } = orderToWire(order);
    const isMoved = (order.options?.scheduledFor ?? null) !== scheduledFor;
    return {
      params: { id },
      headers: { [versionHeader]: `"${version}"` },
      body: {
        ...content,
        ...(fulfilment !== order.fulfilment && { entrega: fulfilmentNames[order.fulfilment] }),
        ...(isMoved && { para }),
        motivo: reason,
        posicion: content.posicion ?? null,
        paga_con: content.paga_con ?? null,
        nota_pedido: content.nota_pedido ?? '',
        nombre: content.nombre ?? '',
      },
    };
  },
  decode: orderDetailsFromWire,
});

/** The body of a 412. */
export const otherVersionWire = v.object({ error: text, pedido: orderDetailsWire });

/** The order as somebody else changed it meanwhile; null when the change failed for another reason. */
export function presentOrderOf(error: unknown): OrderDetails | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null;
  const read = v.safeParse(otherVersionWire, error.body);
  return read.success ? orderDetailsFromWire(read.output.pedido) : null;
}

export const otherVersionToBody = (present: OrderDetails, error: string) => ({
  error,
  pedido: orderDetailsToWire(present),
});

/** What the changes of an order replaced, oldest first. */
export const getRevisions = defineCall({
  method: 'GET',
  path: '/orders/:id/revisiones',
  isExtension: true,
  access: 'owner',
  ...byId<OrderId>(),
  answer: v.array(revisionWire),
  decode: (wire: RevisionWire[]) => wire.map(revisionFromWire),
});
