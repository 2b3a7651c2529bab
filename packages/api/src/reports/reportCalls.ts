import type { DayRange } from '@crepas/domain';
import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { day } from '../wire/requestFields.ts';
import { dayReportFromWire, dayReportWire } from './dayReport.ts';
import { reportFromWire, reportWire } from './report.ts';

export const reportTables = [
  'dias',
  'horas',
  'productos',
  'extras',
  'opciones',
  'codigos',
  'grupos',
  'tiempos',
  'motivos',
  'cuentas',
] as const;
/** A table of the report, by its name in the answer. */
export type ReportTable = (typeof reportTables)[number];

/** The orders themselves, one a row: only a file. */
export const ordersTable = 'pedidos';
export type FileTable = ReportTable | typeof ordersTable;

/** Extension: what the shop sold on the days of a range. */
export const getReport = defineCall({
  method: 'GET',
  path: '/reports',
  isExtension: true,
  access: 'owner',
  query: v.object({
    desde: day,
    hasta: day,
    formato: v.optional(v.picklist(['json', 'csv']), 'json'),
    /** The table of a CSV file, which has one. JSON has all but the orders. */
    tabla: v.optional(v.picklist([...reportTables, ordersTable]), 'dias'),
  }),
  answer: reportWire,
  send: ({ from, to }: DayRange) => ({ query: { desde: from, hasta: to } }),
  decode: reportFromWire,
});

/** A table of the same report, or its orders, as `text/csv`. */
export const reportFile = ({ from, to }: DayRange, table: FileTable) =>
  `/reports?${new URLSearchParams({ desde: from, hasta: to, formato: 'csv', tabla: table })}`;

export const getDayReport = defineCall({
  method: 'GET',
  path: '/reports/day',
  isExtension: true,
  access: 'staff',
  query: v.object({
    fecha: day,
    formato: v.optional(v.picklist(['json', 'csv']), 'json'),
  }),
  answer: dayReportWire,
  send: (day: string) => ({ query: { fecha: day } }),
  decode: dayReportFromWire,
});

/** The same report as `text/csv`, one row per product. */
export const dayReportFile = (day: string) => `/reports/day?fecha=${encodeURIComponent(day)}&formato=csv`;
