export { PrintersSection } from './PrintersSection.tsx';
export {
  useHasPrinters,
  useLateTickets,
  usePrintAgain,
  usePrinters,
  usePrinterTroubles,
} from './printers.ts';
