import {
  type Cents,
  type CourierCash,
  centsFromPesos,
  type OrderId,
  orderId,
  type Payment,
  pesosFromCents,
  type SoldOption,
} from '@crepas/domain';
import * as v from 'valibot';
import { paymentFromWire, paymentToWire } from '../shop/payment.ts';
import { pesos, text, whole } from '../wire/fields.ts';
import { soldOptionsFromWire, soldOptionsToWire, soldOptionsWire } from './report.ts';

/** Extension: the report of one day. */
export type DayReport = {
  /** `2026-11-21`, a day of the shop. */
  readonly day: string;
  readonly delivered: number;
  readonly active: number;
  readonly cancelled: number;
  /** The sales of the delivered orders. */
  readonly sales: Cents;
  /** What they paid for their delivery, a part of the sales. Absent when no delivery was charged. */
  readonly fees?: Cents;
  /** What codes took off them; absent when nothing. */
  readonly discounts?: Cents;
  /** The cash of the delivered orders. Absent when none was paid in cash at the door, or from a server that does not know. */
  readonly cash?: CourierCash;
  /** The delivered orders whose transfer staff have not seen. Absent when there is none, or from a server that does not know. */
  readonly dueTransfers?: readonly { readonly id: OrderId; readonly total: Cents }[];
  /** The sales by way to pay. Absent while all were paid in cash, or from a server that does not know. */
  readonly byPayment?: readonly {
    readonly payment: Payment;
    readonly orders: number;
    readonly sales: Cents;
  }[];
  readonly products: readonly { readonly name: string; readonly quantity: number; readonly sales: Cents }[];
  /** Absent when no option was delivered. */
  readonly options?: readonly SoldOption[];
};

export const dayReportWire = v.object({
  fecha: text,
  entregados: whole,
  activos: whole,
  cancelados: whole,
  ventas: pesos,
  envios: v.optional(pesos),
  descuentos: v.optional(pesos),
  efectivo: v.optional(v.object({ pedidos: whole, pagado: pesos, cambio: pesos })),
  por_confirmar: v.optional(v.array(v.object({ id_pedido: whole, total: pesos }))),
  pagos: v.optional(v.array(v.object({ metodo: text, pedidos: whole, ventas: pesos }))),
  productos: v.array(v.object({ nombre: text, cantidad: whole, ventas: pesos })),
  opciones: v.optional(soldOptionsWire),
});
export type DayReportWire = v.InferOutput<typeof dayReportWire>;

export const dayReportFromWire = (wire: DayReportWire): DayReport => ({
  day: wire.fecha,
  delivered: wire.entregados,
  active: wire.activos,
  cancelled: wire.cancelados,
  sales: centsFromPesos(wire.ventas),
  ...(wire.envios && { fees: centsFromPesos(wire.envios) }),
  ...(wire.descuentos && { discounts: centsFromPesos(wire.descuentos) }),
  ...(wire.efectivo && {
    cash: {
      orders: wire.efectivo.pedidos,
      given: centsFromPesos(wire.efectivo.pagado),
      change: centsFromPesos(wire.efectivo.cambio),
    },
  }),
  ...(wire.por_confirmar && {
    dueTransfers: wire.por_confirmar.map(({ id_pedido, total }) => ({
      id: orderId(id_pedido),
      total: centsFromPesos(total),
    })),
  }),
  ...(wire.pagos && {
    byPayment: wire.pagos.map(({ metodo, pedidos, ventas }) => ({
      payment: paymentFromWire(metodo),
      orders: pedidos,
      sales: centsFromPesos(ventas),
    })),
  }),
  products: wire.productos.map(({ nombre, cantidad, ventas }) => ({
    name: nombre,
    quantity: cantidad,
    sales: centsFromPesos(ventas),
  })),
  ...(wire.opciones && { options: soldOptionsFromWire(wire.opciones) }),
});

export const dayReportToWire = (report: DayReport): DayReportWire => ({
  fecha: report.day,
  entregados: report.delivered,
  activos: report.active,
  cancelados: report.cancelled,
  ventas: pesosFromCents(report.sales),
  ...(report.fees && { envios: pesosFromCents(report.fees) }),
  ...(report.discounts && { descuentos: pesosFromCents(report.discounts) }),
  ...(report.cash && {
    efectivo: {
      pedidos: report.cash.orders,
      pagado: pesosFromCents(report.cash.given),
      cambio: pesosFromCents(report.cash.change),
    },
  }),
  ...(report.dueTransfers && {
    por_confirmar: report.dueTransfers.map(({ id, total }) => ({
      id_pedido: id,
      total: pesosFromCents(total),
    })),
  }),
  ...(report.byPayment && {
    pagos: report.byPayment.map(({ payment, orders, sales }) => ({
      metodo: paymentToWire(payment),
      pedidos: orders,
      ventas: pesosFromCents(sales),
    })),
  }),
  productos: report.products.map(({ name, quantity, sales }) => ({
    nombre: name,
    cantidad: quantity,
    ventas: pesosFromCents(sales),
  })),
  ...(report.options && { opciones: soldOptionsToWire(report.options) }),
});
