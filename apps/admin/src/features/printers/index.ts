export { PrintersSection } from './PrintersSection.tsx';
export { PrinterTroubles } from './PrinterTroubles.tsx';
export { useHasPrinters, useLateTickets, usePrintAgain } from './printers.ts';
