import {
  type ActiveOrder,
  centsFromPesos,
  orderId,
  type PlacedOrder,
  pesosFromCents,
  productId,
  type StaffOrder,
} from '@crepas/domain';
import * as v from 'valibot';
import { paymentFromWire, paymentToWire } from '../shop/payment.ts';
import { id, number, pesos, text } from '../wire/fields.ts';
import { fulfilmentField, fulfilmentFromWire, fulfilmentToWire } from './fulfilment.ts';
import {
  answerRemarkFields,
  answerRemarksFromWire,
  answerRemarksToWire,
  dateFromWire,
  dateToWire,
  discountFields,
  discountFromWire,
  discountToWire,
  feeField,
  feeFromWire,
  feeToWire,
  staffRemarkFields,
  staffRemarksFromWire,
  staffRemarksToWire,
  stageFieldToWire,
} from './orderFields.ts';
import { orderLineFromWire, orderLineToWire, orderLineWire } from './orderLine.ts';
import { paidStateFields, paidStateFromWire, paidStateToWire } from './paidState.ts';
import { scheduleFields, scheduleFromWire, scheduleToWire } from './scheduledOrder.ts';
import { causeFromWire, causeToWire, stageFromWire, stateFromWire, stateToWire } from './stage.ts';
import { storedOptionFields, storedOptionsFromWire, storedOptionsToWire } from './storedOptions.ts';

export const placedOrderWire = v.object({
  id_pedido: id,
  total: v.optional(pesos, 0),
  estado: v.optional(number, 0),
  fecha_pedido: v.optional(v.string(), ''),
});
export type PlacedOrderWire = v.InferOutput<typeof placedOrderWire>;

export const placedOrderFromWire = (wire: PlacedOrderWire): PlacedOrder => ({
  id: orderId(wire.id_pedido),
  total: centsFromPesos(wire.total),
  state: stateFromWire(wire.estado),
  placedAt: dateFromWire(wire.fecha_pedido),
});

export const placedOrderToWire = (order: PlacedOrder): PlacedOrderWire => ({
  id_pedido: order.id,
  total: pesosFromCents(order.total),
  estado: stateToWire(order.state),
  fecha_pedido: dateToWire(order.placedAt),
});

export const activeOrderWire = v.object({
  id_pedido: id,
  total: pesos,
  estado: number,
  fecha_pedido: v.optional(v.string()),
  ...fulfilmentField,
  ...staffRemarkFields,
  ...scheduleFields,
  sin_confirmar: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  version: v.optional(v.fallback(v.optional(number), undefined)),
  productos: v.array(v.object({ id_producto: id, imagen: text })),
});
export type ActiveOrderWire = v.InferOutput<typeof activeOrderWire>;

export const activeOrderFromWire = (wire: ActiveOrderWire): ActiveOrder => ({
  id: orderId(wire.id_pedido),
  total: centsFromPesos(wire.total),
  state: stateFromWire(wire.estado),
  stage: stageFromWire(wire.etapa),
  placedAt: dateFromWire(wire.fecha_pedido),
  fulfilment: fulfilmentFromWire(wire),
  ...staffRemarksFromWire(wire),
  ...scheduleFromWire(wire),
  isUnconfirmed: wire.sin_confirmar ?? false,
  ...(wire.version && { version: wire.version }),
  items: wire.productos.map(({ id_producto, imagen }) => ({
    productId: productId(id_producto),
    imageUrl: imagen,
  })),
});

export const activeOrderToWire = (order: ActiveOrder): ActiveOrderWire => ({
  id_pedido: order.id,
  total: pesosFromCents(order.total),
  estado: stateToWire(order.state),
  ...stageFieldToWire(order.stage),
  ...(order.placedAt !== null && { fecha_pedido: dateToWire(order.placedAt) }),
  ...fulfilmentToWire(order.fulfilment),
  ...staffRemarksToWire(order),
  ...scheduleToWire(order),
  ...(order.isUnconfirmed && { sin_confirmar: true }),
  ...(order.version && { version: order.version }),
  productos: order.items.map(({ productId, imageUrl }) => ({ id_producto: productId, imagen: imageUrl })),
});

export const staffOrderWire = v.object({
  nombre: text,
  id_pedido: id,
  telefono_usuario: text,
  direccion_entrega: text,
  ...feeField,
  ...discountFields,
  total: pesos,
  metodo_pago: text,
  ...fulfilmentField,
  ...paidStateFields,
  ...storedOptionFields,
  ...answerRemarkFields,
  ...scheduleFields,
  fecha_pedido: v.optional(v.string()),
  /** Extensions. */
  causa: v.optional(v.fallback(v.optional(v.string()), undefined)),
  segundo_sin_recibir: v.optional(v.fallback(v.optional(v.boolean()), undefined)),
  tomado_por: v.optional(v.fallback(v.optional(v.string()), undefined)),
  repartidor: v.optional(v.fallback(v.optional(v.string()), undefined)),
  version: v.optional(v.fallback(v.optional(number), undefined)),
  /** What is cooked, in the list of active orders and in events. Where it is absent, the details have it. */
  detalles: v.optional(v.fallback(v.optional(v.array(orderLineWire)), undefined)),
});
export type StaffOrderWire = v.InferOutput<typeof staffOrderWire>;

export const staffOrderFromWire = (wire: StaffOrderWire): StaffOrder => {
  const endCause = causeFromWire(wire.causa);
  return {
    id: orderId(wire.id_pedido),
    customerName: wire.nombre,
    phone: wire.telefono_usuario,
    deliveryAddress: wire.direccion_entrega,
    ...feeFromWire(wire),
    ...discountFromWire(wire),
    total: centsFromPesos(wire.total),
    payment: paymentFromWire(wire.metodo_pago),
    fulfilment: fulfilmentFromWire(wire),
    ...paidStateFromWire(wire),
    ...storedOptionsFromWire(wire),
    stage: stageFromWire(wire.etapa),
    placedAt: dateFromWire(wire.fecha_pedido),
    ...(endCause && { endCause }),
    ...(wire.segundo_sin_recibir && { isSecondUnreceived: true }),
    ...(wire.tomado_por && { takenBy: wire.tomado_por }),
    ...(wire.repartidor && { courier: wire.repartidor }),
    ...(wire.version && { version: wire.version }),
    ...(wire.detalles && { lines: wire.detalles.map(orderLineFromWire) }),
    ...scheduleFromWire(wire),
    ...answerRemarksFromWire(wire),
  };
};

export const staffOrderToWire = (order: StaffOrder): StaffOrderWire => ({
  id_pedido: order.id,
  nombre: order.customerName,
  telefono_usuario: order.phone,
  direccion_entrega: order.deliveryAddress,
  metodo_pago: paymentToWire(order.payment),
  ...fulfilmentToWire(order.fulfilment),
  ...paidStateToWire(order),
  ...storedOptionsToWire(order),
  ...feeToWire(order),
  ...discountToWire(order),
  total: pesosFromCents(order.total),
  ...stageFieldToWire(order.stage),
  ...(order.placedAt !== null && { fecha_pedido: dateToWire(order.placedAt) }),
  ...(order.endCause && { causa: causeToWire(order.endCause) }),
  ...(order.isSecondUnreceived && { segundo_sin_recibir: true }),
  ...(order.takenBy && { tomado_por: order.takenBy }),
  ...(order.courier && { repartidor: order.courier }),
  ...(order.version && { version: order.version }),
  ...(order.lines && { detalles: order.lines.map(orderLineToWire) }),
  ...scheduleToWire(order),
  ...answerRemarksToWire(order),
});
