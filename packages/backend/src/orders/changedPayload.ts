import {
  type ContentBody,
  fulfilmentFromWire,
  fulfilmentToWire,
  type OrderBody,
  paymentMethodToWire,
} from '@crepas/api';
import { type Cents, pesosFromCents, pickupAddress } from '@crepas/domain';
import { type OrderRow, pinOf } from './orderRows.ts';

/** The order as a request of the store would have it, with what the body changes. */
export function withChanges(row: OrderRow, body: ContentBody): OrderBody {
  const fulfilment = body.entrega === undefined ? row.fulfilment : fulfilmentFromWire(body);
  const payment = body.metodo_pago ?? paymentMethodToWire(row.payment);
  const cash = cashWith(row, body, payment);
  return {
    telefono_usuario: row.phone,
    ...(fulfilment === 'pickup' ? { direccion_entrega: pickupAddress } : placeWith(row, body)),
    ...fulfilmentToWire(fulfilment),
    metodo_pago: payment,
    total: body.total ?? 0,
    notas: '',
    productos: body.productos ?? [],
    ...(cash !== null && { paga_con: cash }),
    nota_pedido: body.nota_pedido ?? row.notes,
    nombre: body.nombre ?? row.customerName ?? '',
    ...momentWith(row, body),
  };
}

/** Address and pin of a delivery. */
function placeWith(
  row: OrderRow,
  { direccion_entrega: newAddress, posicion: newPin }: ContentBody,
): Pick<OrderBody, 'direccion_entrega' | 'posicion'> {
  // An order that was to be picked up has no address that could stay.
  const addressBefore = row.fulfilment === 'delivery' ? row.deliveryAddress : '';
  const isSameAddress = newAddress === undefined || newAddress === row.deliveryAddress;
  const pinBefore = isSameAddress ? pinOf(row) : null;
  const pin = newPin === undefined ? pinBefore : newPin;
  return { direccion_entrega: newAddress ?? addressBefore, ...(pin !== null && { posicion: pin }) };
}

/** In pesos. Another way to pay takes the amount in cash away. */
function cashWith(
  { cashGivenCents }: OrderRow,
  { paga_con: newCash }: ContentBody,
  payment: OrderBody['metodo_pago'],
): number | null {
  if (newCash !== undefined) return newCash;
  const isKept = cashGivenCents !== null && payment === 'efectivo';
  return isKept ? pesosFromCents(cashGivenCents as Cents) : null;
}

/** Absent: as it was; null: as soon as possible. */
function momentWith({ scheduledFor }: OrderRow, { para = scheduledFor?.toISOString() }: ContentBody) {
  return para == null ? {} : { para };
}
