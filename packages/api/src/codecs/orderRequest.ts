import {
  centsFromPesos,
  extraId,
  type OrderDraft,
  type PhoneNumber,
  productId,
  type RequestedOrder,
} from '@crepas/domain';
import * as v from 'valibot';
import { id, pesos, text } from '../fields.ts';
import { extraFromWire, extraWire } from './extra.ts';
import { optionsFromWire, orderOptionFields } from './orderOptions.ts';
import { paymentMethodFromWire, paymentMethodWire } from './payment.ts';

export const orderPayload = v.object({
  telefono_usuario: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  direccion_entrega: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
  metodo_pago: paymentMethodWire,
  total: pesos,
  notas: v.optional(v.pipe(v.string(), v.maxLength(0)), ''),
  productos: v.pipe(
    v.array(
      v.object({
        id_producto: id,
        cantidad: id,
        precio_unitario: pesos,
        extras: v.nullish(v.string(), null),
        extras_full: v.pipe(v.array(extraWire), v.maxLength(50)),
        combo: v.nullish(v.string(), null),
        precio_total_extras: pesos,
        imagen: text,
        crepas: v.optional(v.array(id)),
      }),
    ),
    v.maxLength(100),
  ),
  ...orderOptionFields,
});
export type OrderPayload = v.InferOutput<typeof orderPayload>;

/**
 * The inverse of `orderToWire` for payloads that it made: encoding the result gives the same payload.
 */
export const orderFromWire = (payload: OrderPayload): OrderDraft => ({
  phone: payload.telefono_usuario as PhoneNumber,
  deliveryAddress: payload.direccion_entrega,
  payment: paymentMethodFromWire(payload.metodo_pago) ?? 'cash',
  total: centsFromPesos(payload.total),
  lines: payload.productos.map((line) => ({
    productId: productId(line.id_producto),
    quantity: line.cantidad,
    unitPrice: centsFromPesos(line.precio_unitario),
    extras: line.extras_full.map(extraFromWire),
    crepas: crepasFromWire(line.crepas ?? [], line.combo ?? ''),
    extrasTotal: centsFromPesos(line.precio_total_extras),
    imageUrl: line.imagen,
  })),
  ...optionsFromWire(payload),
});

/** Names that contain a comma give more parts than ids: the last crepa gets the rest, so that no part is lost. */
function crepasFromWire(ids: readonly number[], joined: string) {
  const names = joined.split(', ');
  return ids.map((id, index) => ({
    id: productId(id),
    name: (index < ids.length - 1 ? names.slice(index, index + 1) : names.slice(index)).join(', '),
  }));
}

/**
 * @param crepaNamed finds a crepa by name, for a client that sends only the spec's `combo` names; returns 0
 * for a name that is not on the menu
 */
export function requestedOrderFromWire(
  payload: OrderPayload,
  crepaNamed: (name: string) => number | undefined,
): RequestedOrder {
  const idsByName = (combo: string | null) =>
    combo === null ? [] : combo.split(',').map((name) => crepaNamed(name.trim()) ?? 0);
  return {
    total: centsFromPesos(payload.total),
    lines: payload.productos.map((line) => ({
      productId: productId(line.id_producto),
      quantity: line.cantidad,
      unitPrice: centsFromPesos(line.precio_unitario),
      extras: line.extras_full.map((extra) => ({
        id: extraId(extra.id_ingrediente),
        name: extra.nombre,
        price: centsFromPesos(extra.precio_extra),
      })),
      crepaIds: (line.crepas ?? idsByName(line.combo)).map(productId),
    })),
  };
}
