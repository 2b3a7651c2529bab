/** A separate entry for printers and their tickets: only the staff tool, the server and the demo know them. */

export * from './printer.ts';
export * from './ticket/ticketText.ts';
