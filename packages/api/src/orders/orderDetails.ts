import {
  centsFromPesos,
  type Delivery,
  extraId,
  type OrderDetails,
  orderId,
  orderState,
  pesosFromCents,
  productId,
} from '@crepas/domain';
import * as v from 'valibot';
import { paymentFromWire, paymentToWire } from '../shop/payment.ts';
import { textOrNull } from '../wire/answerFields.ts';
import { id, number, pesos, text, whole } from '../wire/fields.ts';
import { fulfilmentField, fulfilmentFromWire, fulfilmentToWire } from './fulfilment.ts';
import { idsOf, joinNames, splitNames } from './joinedNames.ts';
import { contentChangeFromWire, contentChangeToWire, contentChangeWire } from './orderContent.ts';
import {
  answerRemarkFields,
  answerRemarksFromWire,
  answerRemarksToWire,
  dateFromWire,
  dateToWire,
  feeField,
  feeFromWire,
  feeToWire,
  stageFieldToWire,
} from './orderFields.ts';
import { paidStateFields, paidStateFromWire, paidStateToWire } from './paidState.ts';
import { stageFromWire, stateToWire } from './stage.ts';
import { storedOptionFields, storedOptionsFromWire, storedOptionsToWire } from './storedOptions.ts';

const deliveryFields = {
  nombre: v.optional(v.string()),
  telefono_usuario: v.optional(v.string()),
  direccion_entrega: v.optional(v.string()),
  metodo_pago: v.optional(v.string()),
  ...fulfilmentField,
  ...paidStateFields,
  ...storedOptionFields,
};

export const orderDetailsWire = v.object({
  id_pedido: id,
  ...feeField,
  total: pesos,
  fecha_pedido: v.optional(v.string(), ''),
  estado: v.optional(number),
  ...answerRemarkFields,
  ...deliveryFields,
  version: v.optional(v.fallback(v.optional(whole), undefined)),
  cambios_pedido: v.optional(v.fallback(v.optional(v.array(contentChangeWire)), undefined)),
  detalles: v.array(
    v.object({
      id_detalle: id,
      /** Extension. */
      id_producto: v.optional(id),
      /** Extension: of the extras and the crepas that `extras` and `combo` name. */
      ids_extras: v.optional(v.array(id)),
      ids_crepas: v.optional(v.array(id)),
      imagen: text,
      producto: v.object({ nombre: text, precio: pesos }),
      cantidad: number,
      combo: textOrNull,
      extras: textOrNull,
      precio_total_extras: v.optional(pesos, 0),
    }),
  ),
});
export type OrderDetailsWire = v.InferOutput<typeof orderDetailsWire>;

/** A delivery needs both phone and address. */
function deliveryFromWire(wire: OrderDetailsWire): Delivery | null {
  const { nombre = null, telefono_usuario: phone, direccion_entrega: deliveryAddress, metodo_pago } = wire;
  if (phone === undefined || deliveryAddress === undefined) return null;
  return {
    customerName: nombre,
    phone,
    deliveryAddress,
    // The specification's payload knows cash alone (spec §9).
    payment: metodo_pago === undefined ? 'cash' : paymentFromWire(metodo_pago),
    fulfilment: fulfilmentFromWire(wire),
    ...paidStateFromWire(wire),
    ...storedOptionsFromWire(wire),
  };
}

export const orderDetailsFromWire = (wire: OrderDetailsWire): OrderDetails => ({
  id: orderId(wire.id_pedido),
  ...feeFromWire(wire),
  total: centsFromPesos(wire.total),
  placedAt: dateFromWire(wire.fecha_pedido),
  stage: stageFromWire(wire.etapa),
  ...answerRemarksFromWire(wire),
  delivery: deliveryFromWire(wire),
  ...(wire.version && { version: wire.version }),
  ...(wire.cambios_pedido && { contentChanges: wire.cambios_pedido.map(contentChangeFromWire) }),
  lines: wire.detalles.map((line) => ({
    id: line.id_detalle,
    imageUrl: line.imagen,
    productName: line.producto.nombre,
    ...(line.id_producto !== undefined && { productId: productId(line.id_producto) }),
    unitPrice: centsFromPesos(line.producto.precio),
    quantity: line.cantidad,
    crepas: splitNames(line.combo, line.ids_crepas?.map(productId)),
    extras: splitNames(line.extras, line.ids_extras?.map(extraId)),
    extrasTotal: centsFromPesos(line.precio_total_extras),
  })),
});

const deliveryToWire = (delivery: Delivery) => ({
  ...(delivery.customerName !== null && { nombre: delivery.customerName }),
  telefono_usuario: delivery.phone,
  direccion_entrega: delivery.deliveryAddress,
  metodo_pago: paymentToWire(delivery.payment),
  ...fulfilmentToWire(delivery.fulfilment),
  ...paidStateToWire(delivery),
  ...storedOptionsToWire(delivery),
});

export const orderDetailsToWire = (order: OrderDetails): OrderDetailsWire => ({
  id_pedido: order.id,
  ...feeToWire(order),
  total: pesosFromCents(order.total),
  fecha_pedido: dateToWire(order.placedAt),
  ...(order.stage !== null && { estado: stateToWire(orderState(order.stage)) }),
  ...stageFieldToWire(order.stage),
  ...answerRemarksToWire(order),
  ...(order.delivery !== null && deliveryToWire(order.delivery)),
  ...(order.version && { version: order.version }),
  ...(order.contentChanges && { cambios_pedido: order.contentChanges.map(contentChangeToWire) }),
  detalles: order.lines.map((line) => ({
    id_detalle: line.id,
    id_producto: line.productId,
    ids_extras: idsOf(line.extras),
    ids_crepas: idsOf(line.crepas),
    imagen: line.imageUrl,
    producto: { nombre: line.productName, precio: pesosFromCents(line.unitPrice) },
    cantidad: line.quantity,
    combo: joinNames(line.crepas),
    extras: joinNames(line.extras),
    precio_total_extras: pesosFromCents(line.extrasTotal),
  })),
});
