import * as v from 'valibot';
import { defineCall } from '../wire/call.ts';
import { day } from '../wire/requestFields.ts';
import { dayReportFromWire, dayReportWire } from './dayReport.ts';

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
