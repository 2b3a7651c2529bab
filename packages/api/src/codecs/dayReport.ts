import type { Cents, Payment } from '@crepas/domain';
import * as v from 'valibot';
import { pesos, text, whole } from '../wire/fields.ts';
import { eachOf, entityCodec, money } from './fieldTable.ts';
import { paymentFromWire, paymentToWire } from './payment.ts';

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
  /**
   * What the courier brings back from the delivered orders whose customer said with how much they pay. Absent when
   * there is none, or from a server that does not know.
   */
  readonly cash?: {
    readonly orders: number;
    /** What the customers handed over. */
    readonly given: Cents;
    /** What they got back. */
    readonly change: Cents;
  };
  /** The sales by way to pay. Absent while all were paid in cash, or from a server that does not know. */
  readonly byPayment?: readonly {
    readonly payment: Payment;
    readonly orders: number;
    readonly sales: Cents;
  }[];
  readonly products: readonly { readonly name: string; readonly quantity: number; readonly sales: Cents }[];
};

export const dayReportWire = v.object({
  fecha: text,
  entregados: whole,
  activos: whole,
  cancelados: whole,
  ventas: pesos,
  envios: v.optional(pesos),
  efectivo: v.optional(v.object({ pedidos: whole, pagado: pesos, cambio: pesos })),
  pagos: v.optional(v.array(v.object({ metodo: text, pedidos: whole, ventas: pesos }))),
  productos: v.array(v.object({ nombre: text, cantidad: whole, ventas: pesos })),
});
export type DayReportWire = v.InferOutput<typeof dayReportWire>;

type Sold = DayReport['products'][number];
type Paid = NonNullable<DayReport['byPayment']>[number];

const { toWire, fromWire } = entityCodec<DayReport, DayReportWire>({
  day: 'fecha',
  delivered: 'entregados',
  active: 'activos',
  cancelled: 'cancelados',
  sales: ['ventas', money],
  fees: ['envios', money],
  cash: [
    'efectivo',
    entityCodec<NonNullable<DayReport['cash']>, NonNullable<DayReportWire['efectivo']>>({
      orders: 'pedidos',
      given: ['pagado', money],
      change: ['cambio', money],
    }),
  ],
  byPayment: [
    'pagos',
    eachOf(
      entityCodec<Paid, NonNullable<DayReportWire['pagos']>[number]>({
        payment: ['metodo', { toWire: paymentToWire, fromWire: paymentFromWire }],
        orders: 'pedidos',
        sales: ['ventas', money],
      }),
    ),
  ],
  products: [
    'productos',
    eachOf(
      entityCodec<Sold, DayReportWire['productos'][number]>({
        name: 'nombre',
        quantity: 'cantidad',
        sales: ['ventas', money],
      }),
    ),
  ],
});

export { fromWire as dayReportFromWire, toWire as dayReportToWire };
