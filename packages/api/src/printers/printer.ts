import {
  type OrderId,
  orderId,
  type PairedPrinter,
  type Paper,
  type Printer,
  type PrinterSettings,
  type PrinterState,
  papers,
  type TicketKind,
} from '@crepas/domain';
import * as v from 'valibot';
import { dateFromWire, dateToWire } from '../orders/orderFields.ts';
import { textOrNull } from '../wire/answerFields.ts';
import { booleanField, numberField, textField } from '../wire/fieldKinds.ts';
import { id } from '../wire/fields.ts';
import { entityFromWire, entityToWire, entriesOf, type Field, type FieldTable } from '../wire/fieldTable.ts';
import { nameOf } from '../wire/nameOf.ts';
import { listOf } from '../wire/requestFields.ts';

const kindNames = { kitchen: 'cocina', door: 'puerta' } as const satisfies Record<TicketKind, string>;
const stateNames = {
  never: 'nunca',
  away: 'lejos',
  ready: 'lista',
  paperOut: 'sin_papel',
  coverOpen: 'tapa_abierta',
  error: 'error',
} as const satisfies Record<PrinterState, string>;

const printedKind = v.picklist(Object.values(kindNames));
const paperWire = v.picklist(papers);

/** What each printer prints, by its ticket kinds. */
export const printsChoices = [
  { key: 'both', label: 'Cocina y entrega', prints: ['kitchen', 'door'] },
  { key: 'kitchen', label: 'Solo cocina', prints: ['kitchen'] },
  { key: 'door', label: 'Solo entrega', prints: ['door'] },
] as const satisfies readonly { key: string; label: string; prints: readonly TicketKind[] }[];

export const printsChoiceOf = (prints: readonly TicketKind[]): (typeof printsChoices)[number] =>
  printsChoices.find((choice) => choice.prints.length === prints.length && choice.prints[0] === prints[0]) ??
  printsChoices[0];

/** What is known of each setting of a printer: requests, answers, forms, refusals and the change log follow from it. */
export const printerFields = {
  name: textField('nombre', 'Nombre', { max: 40, isRequired: true, hint: 'Dónde está: Cocina, Barra…' }),
  prints: {
    wire: 'imprime',
    label: 'Qué imprime',
    request: v.pipe(listOf(printedKind, 2), v.minLength(1)),
    answer: v.array(printedKind),
    logged: v.array(printedKind),
    say: (prints) => printsChoiceOf(prints).label,
    toWire: (prints) => prints.map((kind) => kindNames[kind]),
    fromWire: (names) => [...new Set(names.map((name) => nameOf(kindNames, name)))],
  } satisfies Field<readonly TicketKind[], 'imprime', (typeof kindNames)[TicketKind][]>,
  copies: numberField('copias', 'Copias de cada ticket', { min: 1, max: 3, unit: '' }),
  paper: {
    wire: 'papel',
    label: 'Papel',
    request: paperWire,
    answer: paperWire,
    logged: paperWire,
    say: (paper) => `${paper} mm`,
    toWire: (paper) => paper,
    fromWire: (paper) => paper,
  } satisfies Field<Paper, 'papel', Paper>,
  isPaused: booleanField('pausada', 'En pausa'),
} satisfies FieldTable<PrinterSettings & Pick<Printer, 'isPaused'>>;

export const printerWire = v.object({
  id,
  ...entriesOf(printerFields, 'answer'),
  estado: v.fallback(v.picklist(Object.values(stateNames)), 'error'),
  visto: textOrNull,
  atrasados: v.array(id),
});
export type PrinterWire = v.InferOutput<typeof printerWire>;

export const printerFromWire = (wire: PrinterWire): Printer => ({
  id: wire.id,
  ...entityFromWire(printerFields, wire),
  state: nameOf(stateNames, wire.estado),
  seenAt: dateFromWire(wire.visto ?? undefined),
  lateOrders: wire.atrasados.map(orderId),
});

export const printerToWire = (printer: Printer): PrinterWire => {
  const { pausada, ...settings } = entityToWire(printerFields, printer);
  return {
    ...settings,
    id: printer.id,
    pausada,
    estado: stateNames[printer.state],
    visto: printer.seenAt && dateToWire(printer.seenAt),
    atrasados: printer.lateOrders.map((order: OrderId) => order),
  };
};

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
