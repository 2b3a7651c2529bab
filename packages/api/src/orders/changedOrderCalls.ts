import type { Fulfilment, OrderDetails, OrderId, OrderPayload } from '@crepas/domain';
import * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import { defineCall } from '../wire/call.ts';
import { byId, id, text } from '../wire/fields.ts';
import { filledLines } from '../wire/requestFields.ts';
import { fulfilmentNames } from './fulfilment.ts';
import { orderDetailsFromWire, orderDetailsToWire, orderDetailsWire } from './orderDetails.ts';
import { orderBody } from './orderRequest.ts';
import { type RevisionWire, revisionFromWire, revisionWire } from './orderRevision.ts';
import { orderToWire } from './orderToWire.ts';

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
} = orderBody.entries;

/** What is absent stays; null or empty takes it away. A new address without a pin has none. */
const contentBody = v.object({
  motivo: filledLines(300),
  productos: v.optional(productos),
  /** Absent: whatever delivery costs now. */
  envio,
  total: v.optional(total),
  direccion_entrega: v.optional(direccion_entrega),
  metodo_pago: v.optional(metodo_pago),
  entrega,
  posicion: v.nullish(posicion.wrapped),
  paga_con: v.nullish(paga_con.wrapped),
  nota_pedido,
  nombre,
});
export type ContentBody = v.InferOutput<typeof contentBody>;

export type ContentUpdate = {
  readonly id: OrderId;
  /** The version of the order as it was read. */
  readonly version: number;
  readonly order: OrderPayload;
  /** As it was. */
  readonly fulfilment: Fulfilment;
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
  send: ({ id, version, order, fulfilment, reason }: ContentUpdate) => {
    const { telefono_usuario: _, notas: __, entrega: ___, ...content } = orderToWire(order);
    return {
      params: { id },
      headers: { [versionHeader]: `"${version}"` },
      body: {
        ...content,
        ...(fulfilment !== order.fulfilment && { entrega: fulfilmentNames[order.fulfilment] }),
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
