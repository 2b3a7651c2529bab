import { type Cents, centsFromPesos } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { pesos, text, whole } from '../fields.ts';

/** Extension: the report of a day. */
export type DayReport = {
  /** `2026-11-21`, in the shop's time zone. */
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

/** The same report as `text/csv`, one row per product. */
export const dayReportFile = (day: string) => `/reports/day?fecha=${encodeURIComponent(day)}&formato=csv`;
