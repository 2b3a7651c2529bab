export { useLateTickets } from './lateTickets.ts';
export { PrintersSection } from './PrintersSection.tsx';
export { PrinterTroubles } from './PrinterTroubles.tsx';
export { useHasPrinters, usePrintAgain } from './printers.ts';
