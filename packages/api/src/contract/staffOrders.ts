import type { Cents, OrderId, OrderStage, OrderState, StaffOrder } from '@crepas/domain';
import { centsFromPesos } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { type StaffOrderWire, staffOrderFromWire, staffOrderWire } from '../codecs/order.ts';
import { stageNames, stageToWire, stateToWire } from '../codecs/stage.ts';
import { id, pesos, text, textOrNull, whole } from '../fields.ts';

/** Extensions: what staff do with orders beyond reading the active ones. */

export type OrderPage = { readonly orders: readonly StaffOrder[]; readonly next: string | null };

export type OrderSearch = {
  readonly state: OrderState;
  /** Of the page before; none for the first page. */
  readonly cursor?: string;
  /** An order's number, a phone or its last digits, or words of the name or address. */
  readonly words?: string;
  /** `2026-11-21`, a day of the shop's clock. */
  readonly day?: string;
};

/** Newest first, a page at a time. `next` is for the following page of the same search; null at the end. */
export const getOrders = defineCall({
  method: 'GET',
  path: '/orders',
  access: 'staff',
  status: 200,
  query: v.object({
    estado: v.pipe(whole, v.minValue(0), v.maxValue(2)),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
    buscar: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
    fecha: v.optional(v.pipe(v.string(), v.isoDate())),
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(200)), 50),
  }),
  answer: v.object({ pedidos: v.array(staffOrderWire), siguiente: textOrNull }),
  send: ({ state, cursor, words, day }: OrderSearch) => ({
    query: {
      estado: stateToWire(state),
      ...(cursor !== undefined && { cursor }),
      ...(words !== undefined && { buscar: words }),
      ...(day !== undefined && { fecha: day }),
    },
  }),
  decode: ({ pedidos, siguiente }: { pedidos: StaffOrderWire[]; siguiente: string | null }): OrderPage => ({
    orders: pedidos.map(staffOrderFromWire),
    next: siguiente,
  }),
});

export type StageChange = {
  readonly id: OrderId;
  readonly stage: OrderStage;
  /** Needed to reject or cancel; the customer reads it. */
  readonly reason?: string;
  /** Minutes until the order is at the door, told when it is accepted. */
  readonly minutes?: number;
};

/** Takes one step of the stage machine; 409 when the order is no longer where the step starts. */
export const changeStage = defineCall({
  method: 'PATCH',
  path: '/orders/:id',
  access: 'staff',
  status: 200,
  params: v.object({ id }),
  body: v.object({
    etapa: v.picklist(stageNames),
    motivo: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))),
    minutos: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(240))),
  }),
  answer: staffOrderWire,
  send: ({ id, stage, reason, minutes }: StageChange) => ({
    params: { id },
    body: {
      etapa: stageToWire(stage),
      ...(reason !== undefined && { motivo: reason }),
      ...(minutes !== undefined && { minutos: minutes }),
    },
  }),
  decode: staffOrderFromWire,
});

export type DayReport = {
  /** `2026-11-21`, a day of the shop's clock. */
  readonly day: string;
  readonly delivered: number;
  readonly active: number;
  readonly cancelled: number;
  /** Of the delivered orders. */
  readonly sales: Cents;
  readonly products: readonly { readonly name: string; readonly quantity: number; readonly sales: Cents }[];
};

const dayReportWire = v.object({
  fecha: text,
  entregados: whole,
  activos: whole,
  cancelados: whole,
  ventas: pesos,
  productos: v.array(v.object({ nombre: text, cantidad: whole, ventas: pesos })),
});
export type DayReportWire = v.InferOutput<typeof dayReportWire>;

export const getDayReport = defineCall({
  method: 'GET',
  path: '/reports/day',
  access: 'staff',
  status: 200,
  query: v.object({
    fecha: v.pipe(v.string(), v.isoDate()),
    formato: v.optional(v.picklist(['json', 'csv']), 'json'),
  }),
  answer: dayReportWire,
  send: (day: string) => ({ query: { fecha: day } }),
  decode: (wire: DayReportWire): DayReport => ({
    day: wire.fecha,
    delivered: wire.entregados,
    active: wire.activos,
    cancelled: wire.cancelados,
    sales: centsFromPesos(wire.ventas),
    products: wire.productos.map(({ nombre, cantidad, ventas }) => ({
      name: nombre,
      quantity: cantidad,
      sales: centsFromPesos(ventas),
    })),
  }),
});

/** The same as a file for spreadsheets, `text/csv`: a row per product. */
export const dayReportFile = (day: string) => `/reports/day?fecha=${encodeURIComponent(day)}&formato=csv`;

/**
 * `text/event-stream` of {@link staffOrderWire} rows, `event: pedido`, growing ids; `Last-Event-ID` replays. One that is
 * older than what the server keeps gets {@link orderEventsReset} instead.
 */
export const orderEventsPath = '/orders/events';

/** An event without an order: more was missed than is kept, and the list of orders is to be read again. */
export const orderEventsReset = 'reset';

/** The order that an event tells of, as it is now; null for an event that this version does not understand. */
export function orderFromEvent({ event, data }: { readonly event: string; readonly data: string }) {
  if (event !== 'pedido') return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), staffOrderWire), data);
  return read.success ? staffOrderFromWire(read.output) : null;
}
