import {
  type OrderId,
  orderId,
  type PairedPrinter,
  type Printer,
  type PrinterSettings,
  type PrinterState,
  papers,
  type TicketKind,
} from '@crepas/domain';
import * as v from 'valibot';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { textOrNull } from '../wire/answerFields.ts';
import { id } from '../wire/fields.ts';
import { nameOf } from '../wire/nameOf.ts';

const kindNames = { kitchen: 'cocina', door: 'puerta' } as const satisfies Record<TicketKind, string>;
const stateNames = {
  never: 'nunca',
  away: 'lejos',
  ready: 'lista',
  paperOut: 'sin_papel',
  coverOpen: 'tapa_abierta',
  error: 'error',
} as const satisfies Record<PrinterState, string>;

export const printedKind = v.picklist(Object.values(kindNames));
export const paperWire = v.picklist(papers);

export const printerWire = v.object({
  id,
  nombre: v.string(),
  imprime: v.array(printedKind),
  copias: v.number(),
  papel: paperWire,
  pausada: v.boolean(),
  estado: v.fallback(v.picklist(Object.values(stateNames)), 'error'),
  visto: textOrNull,
  atrasados: v.array(id),
});
export type PrinterWire = v.InferOutput<typeof printerWire>;

export const kindsFromWire = (imprime: readonly (typeof kindNames)[TicketKind][]): readonly TicketKind[] => [
  ...new Set(imprime.map((name) => nameOf(kindNames, name))),
];

export const kindsToWire = (prints: readonly TicketKind[]) => prints.map((kind) => kindNames[kind]);

export const printerFromWire = (wire: PrinterWire): Printer => ({
  id: wire.id,
  name: wire.nombre,
  prints: kindsFromWire(wire.imprime),
  copies: wire.copias,
  paper: wire.papel,
  isPaused: wire.pausada,
  state: nameOf(stateNames, wire.estado),
  seenAt: dateFromWire(wire.visto ?? undefined),
  lateOrders: wire.atrasados.map(orderId),
});

export const printerToWire = (printer: Printer): PrinterWire => ({
  ...printerSettingsToWire(printer),
  id: printer.id,
  pausada: printer.isPaused,
  estado: stateNames[printer.state],
  visto: printer.seenAt && dateToWire(printer.seenAt),
  atrasados: printer.lateOrders.map((order: OrderId) => order),
});

export const printerSettingsToWire = ({ name, prints, copies, paper }: PrinterSettings) => ({
  nombre: name,
  imprime: kindsToWire(prints),
  copias: copies,
  papel: paper,
});

export const pairedPrinterWire = v.object({
  id,
  url: v.string(),
  usuario: v.string(),
  clave: v.string(),
});
type PairedPrinterWire = v.InferOutput<typeof pairedPrinterWire>;

export const pairedPrinterFromWire = ({ id, url, usuario, clave }: PairedPrinterWire): PairedPrinter => ({
  id,
  url,
  user: usuario,
  password: clave,
});
