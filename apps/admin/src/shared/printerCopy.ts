import { printsChoiceOf } from '@crepas/api';
import type { Printer, PrinterSettings, PrinterState } from '@crepas/domain';

export const stateCopy: Readonly<Record<PrinterState, string>> = {
  never: 'Aún no se conecta',
  away: 'Apagada o sin internet',
  ready: 'Lista',
  paperOut: 'Sin papel',
  coverOpen: 'Tapa abierta',
  error: 'Con una falla: mira sus luces',
};

export function settingsCopy({ prints, copies, paper }: PrinterSettings): string {
  return [
    printsChoiceOf(prints).label,
    copies === 1 ? '1 copia' : `${copies} copias`,
    `papel de ${paper} mm`,
  ].join(' · ');
}

/** What stops a printer that should print; null while it can. A printer that was never connected waits for its owner. */
export function troubleCopy({ name, state, isPaused, lateOrders }: Printer): string | null {
  if (isPaused) return null;
  const isStopped = state !== 'ready' && state !== 'never';
  if (!isStopped && lateOrders.length === 0) return null;
  const late = lateOrders.length > 0 && `sin imprimir ${lateOrders.map((id) => `#${id}`).join(', ')}`;
  const parts = [isStopped && stateCopy[state].toLowerCase(), late].filter(Boolean);
  return `Impresora «${name}»: ${parts.join(' · ')}`;
}
