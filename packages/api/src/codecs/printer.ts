import { type OrderId, orderId } from '@crepas/domain';
import type {
  PairedPrinter,
  Printer,
  PrinterSettings,
  PrinterState,
  TicketKind,
} from '@crepas/domain/printing';
import * as v from 'valibot';
import { textOrNull } from '../wire/answerFields.ts';
import { id } from '../wire/fields.ts';
import { eachOf, entityCodec, oneOf } from './fieldTable.ts';
import { dateOrNull } from './orderFields.ts';

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
export const paperWire = v.picklist([58, 80]);

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

const kind = oneOf(kindNames);
/** Each kind once. */
export const printedKinds = {
  toWire: (prints: readonly TicketKind[]) => prints.map(kind.toWire),
  fromWire: (names: readonly (typeof kindNames)[TicketKind][]): readonly TicketKind[] => [
    ...new Set(names.map(kind.fromWire)),
  ],
};

const settingsFields = {
  name: 'nombre',
  prints: ['imprime', printedKinds],
  copies: 'copias',
  paper: 'papel',
} as const;

export const printerSettingsCodec = entityCodec<
  PrinterSettings,
  Pick<PrinterWire, 'nombre' | 'imprime' | 'copias' | 'papel'>
>(settingsFields);

export const { toWire: printerToWire, fromWire: printerFromWire } = entityCodec<Printer, PrinterWire>({
  ...settingsFields,
  id: 'id',
  isPaused: 'pausada',
  state: ['estado', oneOf(stateNames)],
  seenAt: ['visto', dateOrNull],
  lateOrders: ['atrasados', eachOf<OrderId, number>({ toWire: Number, fromWire: orderId })],
});

export const pairedPrinterWire = v.object({
  id,
  url: v.string(),
  usuario: v.string(),
  clave: v.string(),
});
export const { fromWire: pairedPrinterFromWire } = entityCodec<
  PairedPrinter,
  v.InferOutput<typeof pairedPrinterWire>
>({ id: 'id', url: 'url', user: 'usuario', password: 'clave' });
