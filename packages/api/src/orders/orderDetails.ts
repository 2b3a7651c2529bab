import {
  centsFromPesos,
  type Delivery,
  type OrderDetails,
  orderId,
  orderState,
  pesosFromCents,
} from '@crepas/domain';
import * as v from 'valibot';
import { paymentFromWire, paymentToWire } from '../shop/payment.ts';
import { id, number, pesos, whole } from '../wire/fields.ts';
import { discountTermsFromWire, discountTermsToWire, discountTermsWire } from './discountTerms.ts';
import { fulfilmentField, fulfilmentFromWire, fulfilmentToWire } from './fulfilment.ts';
import { contentChangeFromWire, contentChangeToWire, contentChangeWire } from './orderContent.ts';
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
  stageFieldToWire,
} from './orderFields.ts';
import { orderLineFromWire, orderLineToWire, orderLineWire } from './orderLine.ts';
import { paidStateFields, paidStateFromWire, paidStateToWire } from './paidState.ts';
import { scheduleFields, scheduleFromWire, scheduleToWire } from './scheduledOrder.ts';
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
  ...discountFields,
  /** Extension `codigos`: what was agreed of the code, for staff. */
  codigo_acordado: v.optional(v.fallback(v.optional(discountTermsWire), undefined)),
  total: pesos,
  fecha_pedido: v.optional(v.string(), ''),
  estado: v.optional(number),
  ...answerRemarkFields,
  ...scheduleFields,
  ...deliveryFields,
  version: v.optional(v.fallback(v.optional(whole), undefined)),
  cambios_pedido: v.optional(v.fallback(v.optional(v.array(contentChangeWire)), undefined)),
  detalles: v.array(orderLineWire),
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
  ...discountFromWire(wire),
  ...(wire.codigo_acordado && { discountTerms: discountTermsFromWire(wire.codigo_acordado) }),
  total: centsFromPesos(wire.total),
  placedAt: dateFromWire(wire.fecha_pedido),
  stage: stageFromWire(wire.etapa),
  ...answerRemarksFromWire(wire),
  ...scheduleFromWire(wire),
  delivery: deliveryFromWire(wire),
  ...(wire.version && { version: wire.version }),
  ...(wire.cambios_pedido && { contentChanges: wire.cambios_pedido.map(contentChangeFromWire) }),
  lines: wire.detalles.map(orderLineFromWire),
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
  ...discountToWire(order),
  ...(order.discountTerms && { codigo_acordado: discountTermsToWire(order.discountTerms) }),
  total: pesosFromCents(order.total),
  fecha_pedido: dateToWire(order.placedAt),
  ...(order.stage !== null && { estado: stateToWire(orderState(order.stage)) }),
  ...stageFieldToWire(order.stage),
  ...answerRemarksToWire(order),
  ...scheduleToWire(order),
  ...(order.delivery !== null && deliveryToWire(order.delivery)),
  ...(order.version && { version: order.version }),
  ...(order.contentChanges && { cambios_pedido: order.contentChanges.map(contentChangeToWire) }),
  detalles: order.lines.map(orderLineToWire),
});
