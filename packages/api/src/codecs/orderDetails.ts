import { centsFromPesos, type Delivery, type OrderDetails, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { id, number, pesos, text, textOrNull } from '../fields.ts';
import { dateFromWire, staffRemarkFields, staffRemarksFromWire } from './orderFields.ts';
import { cash } from './orderRequest.ts';
import { stageFromWire } from './stage.ts';

const deliveryFields = {
  nombre: v.optional(v.string()),
  telefono_usuario: v.optional(v.string()),
  direccion_entrega: v.optional(v.string()),
  metodo_pago: v.optional(v.string()),
};

export const orderDetailsWire = v.object({
  id_pedido: id,
  total: pesos,
  fecha_pedido: v.optional(v.string(), ''),
  estado: v.optional(number),
  ...staffRemarkFields,
  ...deliveryFields,
  detalles: v.array(
    v.object({
      id_detalle: id,
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

/** Both are required for a delivery: phone and address. */
function deliveryFromWire(wire: OrderDetailsWire): Delivery | null {
  const {
    nombre = '',
    telefono_usuario: phone,
    direccion_entrega: deliveryAddress,
    metodo_pago = cash,
  } = wire;
  if (phone === undefined || deliveryAddress === undefined) return null;
  return { customerName: nombre, phone, deliveryAddress, paymentMethod: metodo_pago };
}

export const orderDetailsFromWire = (wire: OrderDetailsWire): OrderDetails => ({
  id: orderId(wire.id_pedido),
  total: centsFromPesos(wire.total),
  placedAt: dateFromWire(wire.fecha_pedido),
  stage: stageFromWire(wire.etapa),
  ...staffRemarksFromWire(wire),
  delivery: deliveryFromWire(wire),
  lines: wire.detalles.map((line) => ({
    id: line.id_detalle,
    imageUrl: line.imagen,
    productName: line.producto.nombre,
    unitPrice: centsFromPesos(line.producto.precio),
    quantity: line.cantidad,
    combo: line.combo,
    extras: line.extras,
    extrasTotal: centsFromPesos(line.precio_total_extras),
  })),
});
