export { PrintersSection } from './PrintersSection.tsx';
export { useHasPrinters, useLateTickets, usePrintAgain, usePrinterTroubles } from './printers.ts';
