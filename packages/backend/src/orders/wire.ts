import {
  type ActiveOrderWire,
  type OrderDetailsWire,
  type PlacedOrderWire,
  type StaffOrderWire,
  stageToWire,
  stateToWire,
} from '@crepas/api';
import {
  type ActiveOrder,
  type Delivery,
  type OrderDetails,
  type OrderStage,
  orderState,
  type PlacedOrder,
  pesosFromCents,
  type StaffOrder,
  type StaffRemarks,
} from '@crepas/domain';
import { mexicoCityTime } from './mexicoCityTime.ts';

/** Domain → wire, as strictly as `contract.md` writes it. */

const stagePart = (stage: OrderStage | null) => (stage === null ? {} : { etapa: stageToWire(stage) });
const remarksPart = ({ minutes, reason }: StaffRemarks) => ({
  ...(minutes !== null && { minutos: minutes }),
  ...(reason !== null && { motivo: reason }),
});
const deliveryPart = ({ customerName, phone, deliveryAddress, paymentMethod }: Delivery) => ({
  nombre: customerName,
  telefono_usuario: phone,
  direccion_entrega: deliveryAddress,
  metodo_pago: paymentMethod,
});
const datePart = (date: Date | null) => (date === null ? {} : { fecha_pedido: mexicoCityTime(date) });

export const placedOrderToWire = (order: PlacedOrder): PlacedOrderWire => ({
  id_pedido: order.id,
  total: pesosFromCents(order.total),
  estado: stateToWire(order.state),
  fecha_pedido: order.placedAt === null ? '' : mexicoCityTime(order.placedAt),
});

export const activeOrderToWire = (order: ActiveOrder): ActiveOrderWire => ({
  id_pedido: order.id,
  total: pesosFromCents(order.total),
  estado: stateToWire(order.state),
  ...stagePart(order.stage),
  ...remarksPart(order),
  productos: order.items.map(({ productId, imageUrl }) => ({ id_producto: productId, imagen: imageUrl })),
});

export const staffOrderToWire = (order: StaffOrder): StaffOrderWire => ({
  id_pedido: order.id,
  ...deliveryPart(order),
  total: pesosFromCents(order.total),
  ...stagePart(order.stage),
  ...datePart(order.placedAt),
  ...remarksPart(order),
});

export const orderDetailsToWire = (order: OrderDetails): OrderDetailsWire => ({
  id_pedido: order.id,
  total: pesosFromCents(order.total),
  fecha_pedido: order.placedAt === null ? '' : mexicoCityTime(order.placedAt),
  ...(order.stage !== null && { estado: stateToWire(orderState(order.stage)) }),
  ...stagePart(order.stage),
  ...remarksPart(order),
  ...(order.delivery !== null && deliveryPart(order.delivery)),
  detalles: order.lines.map((line) => ({
    id_detalle: line.id,
    imagen: line.imageUrl,
    producto: { nombre: line.productName, precio: pesosFromCents(line.unitPrice) },
    cantidad: line.quantity,
    combo: line.combo,
    extras: line.extras,
    precio_total_extras: pesosFromCents(line.extrasTotal),
  })),
});
