import type { OrderId, PrinterSettings } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { byId } from '../wire/fields.ts';
import { filledLine, listOf, wholeFrom } from '../wire/requestFields.ts';
import {
  kindsFromWire,
  type PrinterWire,
  pairedPrinterFromWire,
  pairedPrinterWire,
  paperWire,
  printedKind,
  printerFromWire,
  printerSettingsToWire,
  printerWire,
} from './printer.ts';

/** Extensions: the printers that ask this server for tickets. */

const ofPrinter = byId<number>();

const settings = {
  nombre: filledLine(40),
  imprime: v.pipe(listOf(printedKind, 2), v.minLength(1)),
  copias: wholeFrom(1, 3),
  papel: paperWire,
};

/** The body of {@link pairPrinter} in the words of the domain. */
export const printerSettingsFromWire = (
  body: v.InferOutput<v.ObjectSchema<typeof settings, undefined>>,
): PrinterSettings => ({
  name: body.nombre,
  prints: kindsFromWire(body.imprime),
  copies: body.copias,
  paper: body.papel,
});

export const getPrinters = defineCall({
  method: 'GET',
  path: '/impresoras',
  isExtension: true,
  access: 'staff',
  answer: v.array(printerWire),
  decode: (wire: PrinterWire[]) => wire.map(printerFromWire),
});

/** This answer alone has the password. 409 when the shop has as many printers as it may have. */
export const pairPrinter = defineCall({
  method: 'POST',
  path: '/impresoras',
  isExtension: true,
  access: 'owner',
  status: 201,
  body: v.object(settings),
  answer: pairedPrinterWire,
  send: (printer: PrinterSettings) => ({ body: printerSettingsToWire(printer) }),
  decode: pairedPrinterFromWire,
});

export type PrinterChange = PrinterSettings & { readonly id: number; readonly isPaused: boolean };

/** A paused printer gets no tickets, and none is kept for it. */
export const updatePrinter = defineCall({
  method: 'PUT',
  path: '/impresoras/:id',
  isExtension: true,
  access: 'owner',
  params: ofPrinter.params,
  body: v.object({ ...settings, pausada: v.boolean() }),
  ...withoutAnswer,
  send: (printer: PrinterChange) => ({
    ...ofPrinter.send(printer.id),
    body: { ...printerSettingsToWire(printer), pausada: printer.isPaused },
  }),
});

export const removePrinter = defineCall({
  method: 'DELETE',
  path: '/impresoras/:id',
  isExtension: true,
  access: 'owner',
  ...ofPrinter,
  ...withoutAnswer,
});

export const printTestPage = defineCall({
  method: 'POST',
  path: '/impresoras/:id/prueba',
  isExtension: true,
  access: 'owner',
  ...ofPrinter,
  ...withoutAnswer,
});

/** Prints the tickets of an active order again, marked as such. 409 when no printer can print it. */
export const printAgain = defineCall({
  method: 'POST',
  path: '/orders/:id/imprimir',
  isExtension: true,
  access: 'staff',
  ...byId<OrderId>(),
  ...withoutAnswer,
});
