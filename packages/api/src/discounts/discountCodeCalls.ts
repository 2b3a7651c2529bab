import {
  type Cents,
  centsFromPesos,
  type DiscountCodeId,
  discountCodeBounds,
  discountCodeName,
  type OrderPayload,
  orderId,
  pesosFromCents,
} from '@crepas/domain';
import * as v from 'valibot';
import { ApiError } from '../client/ApiError.ts';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { orderBody } from '../orders/orderRequest.ts';
import { orderToWire } from '../orders/orderToWire.ts';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall, rowsOf } from '../wire/call.ts';
import { byId, id, pesos, text } from '../wire/fields.ts';
import { boundedText } from '../wire/requestFields.ts';
import {
  type DiscountCodeChange,
  type DiscountCodeWire,
  type DiscountedOrderRow,
  discountCodeBody,
  discountCodeToBody,
  discountCodeWire,
  usedDiscountCodeFromWire,
} from './discountCode.ts';

/** Extension `codigos`. */

/** All codes of the shop with what they brought, newest first. */
export const getDiscountCodes = defineCall({
  method: 'GET',
  path: '/codigos',
  isExtension: true,
  access: 'owner',
  ...rowsOf(discountCodeWire),
  decode: (wire: DiscountCodeWire[]) => wire.map(usedDiscountCodeFromWire),
});

/** 409 for a name that another code has, or when there are as many codes as fit. */
export const createDiscountCode = defineCall({
  method: 'POST',
  path: '/codigos',
  isExtension: true,
  access: 'owner',
  status: 201,
  body: discountCodeBody,
  bodyName: 'codigos',
  answer: discountCodeWire,
  send: (code: DiscountCodeChange) => ({ body: discountCodeToBody(code) }),
  decode: usedDiscountCodeFromWire,
});

/** Replaces all of it. Placed orders keep what was agreed. */
export const updateDiscountCode = defineCall({
  method: 'PUT',
  path: '/codigos/:id',
  isExtension: true,
  access: 'owner',
  params: v.object({ id }),
  body: discountCodeBody,
  bodyName: 'codigos',
  answer: discountCodeWire,
  send: ({ id, ...code }: DiscountCodeChange & { readonly id: DiscountCodeId }) => ({
    params: { id },
    body: discountCodeToBody(code),
  }),
  decode: usedDiscountCodeFromWire,
});

/** Placed orders keep its name and what it took off. */
export const deleteDiscountCode = defineCall({
  method: 'DELETE',
  path: '/codigos/:id',
  isExtension: true,
  access: 'owner',
  ...byId<DiscountCodeId>(),
  ...withoutAnswer,
});

/** A deleted code comes back under its number; 409 when another one has its name now. */
export const restoreDiscountCode = defineCall({
  method: 'POST',
  path: '/codigos/:id/restaurar',
  isExtension: true,
  access: 'owner',
  ...byId<DiscountCodeId>(),
  answer: discountCodeWire,
  decode: usedDiscountCodeFromWire,
});

const discountedOrderWire = v.object({
  id_pedido: id,
  fecha_pedido: v.optional(v.string(), ''),
  nombre: text,
  telefono_usuario: text,
  descuento: pesos,
  total: pesos,
});
export type DiscountedOrderWire = v.InferOutput<typeof discountedOrderWire>;

export const discountedOrderToWire = (row: DiscountedOrderRow): DiscountedOrderWire => ({
  id_pedido: row.orderId,
  fecha_pedido: dateToWire(row.placedAt),
  nombre: row.customerName,
  telefono_usuario: row.phone,
  descuento: pesosFromCents(row.saved),
  total: pesosFromCents(row.total),
});

/** The newest 200 orders that a code counts: neither rejected nor cancelled. Names and phones that the shop has forgotten are empty. */
export const getDiscountedOrders = defineCall({
  method: 'GET',
  path: '/codigos/:id/pedidos',
  isExtension: true,
  access: 'owner',
  ...byId<DiscountCodeId>(),
  ...rowsOf(discountedOrderWire),
  decode: (wire: DiscountedOrderWire[]) =>
    wire.map(
      (row): DiscountedOrderRow => ({
        orderId: orderId(row.id_pedido),
        placedAt: dateFromWire(row.fecha_pedido),
        customerName: row.nombre,
        phone: row.telefono_usuario,
        saved: centsFromPesos(row.descuento),
        total: centsFromPesos(row.total),
      }),
    ),
});

/** What a code takes off an order. */
export type TriedDiscount = { readonly name: string; readonly amount: Cents };

/**
 * What a code would take off this order now; nothing is kept. 409 (`discountRefusalOf`) when it takes nothing off, 429 after many wrong
 * ones from one address or of one phone.
 */
export const tryDiscountCode = defineCall({
  method: 'POST',
  path: '/codigos/probar',
  isExtension: true,
  access: 'public',
  body: v.object({ ...orderBody.entries, codigo: boundedText(discountCodeBounds.typed) }),
  answer: v.object({ codigo: text, descuento: pesos }),
  send: ({ name, order }: { readonly name: string; readonly order: OrderPayload }) => ({
    body: { ...orderToWire(order), codigo: discountCodeName(name) },
  }),
  decode: ({ codigo, descuento }): TriedDiscount => ({ name: codigo, amount: centsFromPesos(descuento) }),
});

/** Why a code takes nothing off. A code that is wrong, ended, paused or used up is `invalid`: nobody learns which. */
export type DiscountRefusal =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'belowMinimum'; readonly missing: Cents }
  /** The code is for something that is not in the order; the server says for what in a sentence. */
  | { readonly kind: 'notForThis'; readonly sentence: string };

/**
 * The body of a 409 on `POST /codigos/probar`. `para`: the code is for another way of delivery, other products, a delivery that costs
 * something or another hour; the sentence in `error` says which.
 */
export const discountRefusalWire = v.union([
  v.object({ error: text, codigo: v.literal('codigo_minimo'), falta: pesos }),
  v.object({
    error: text,
    codigo: v.literal('codigo_no_vale'),
    para: v.optional(v.picklist(['entrega', 'productos', 'envio', 'hora'])),
  }),
]);
export type DiscountRefusalWire = v.InferOutput<typeof discountRefusalWire>;

/** Null when the call failed for another reason. */
export function discountRefusalOf(error: unknown): DiscountRefusal | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { success, output } = v.safeParse(discountRefusalWire, error.body);
  if (!success) return null;
  if (output.codigo === 'codigo_minimo') {
    return { kind: 'belowMinimum', missing: centsFromPesos(output.falta) };
  }
  return output.para === undefined ? { kind: 'invalid' } : { kind: 'notForThis', sentence: output.error };
}
