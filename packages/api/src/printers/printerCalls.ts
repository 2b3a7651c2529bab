import type { OrderId, PrinterSettings } from '@crepas/domain';
import * as v from 'valibot';
import { withoutAnswer } from '../wire/answerFields.ts';
import { defineCall } from '../wire/call.ts';
import { byId } from '../wire/fields.ts';
import { entityFromWire, entityToWire, entriesOf, type WireOf } from '../wire/fieldTable.ts';
import {
  type PrinterWire,
  pairedPrinterFromWire,
  pairedPrinterWire,
  printerFields,
  printerFromWire,
  printerWire,
} from './printer.ts';

/** Extensions: the printers that ask this server for tickets. */

const ofPrinter = byId<number>();

const { isPaused: _, ...settingFields } = printerFields;
const settings = entriesOf(settingFields, 'request');

/** The body of {@link pairPrinter} in the words of the domain. */
export const printerSettingsFromWire = (body: WireOf<typeof settingFields>): PrinterSettings =>
  entityFromWire(settingFields, body);

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
  send: (printer: PrinterSettings) => ({ body: entityToWire(settingFields, printer) }),
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
  body: v.object(entriesOf(printerFields, 'request')),
  ...withoutAnswer,
  send: (printer: PrinterChange) => ({
    ...ofPrinter.send(printer.id),
    body: entityToWire(printerFields, printer),
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
