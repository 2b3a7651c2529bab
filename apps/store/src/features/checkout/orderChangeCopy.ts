import type { OrderChange } from '@crepas/domain';
import { moneyText } from '@crepas/domain';
import { soldOutTitle } from '../../shared/copy/soldOut.ts';

/** One difference between menu and order, as a sentence (decision O6). */
export function orderChangeCopy(change: OrderChange): string {
  if (change.reason === 'fee') {
    return `El envío cambió de ${moneyText(change.before)} a ${moneyText(change.now)}.`;
  }
  const { reason, name, before, now, soldOutUntil } = change;
  const what = name === '' ? 'Un producto' : name;
  const from = before === undefined ? '' : ` de ${moneyText(before)}`;
  switch (reason) {
    case 'price':
      return now === undefined ? `${what} cambió de precio.` : `${what} cambió${from} a ${moneyText(now)}.`;
    case 'unavailable':
      return soldOutUntil ? `${soldOutTitle}: ${what}.` : `${what} ya no está disponible.`;
    case 'deleted':
      return `${what} ya no está en el menú.`;
    case 'extra':
      return now === undefined
        ? `El extra ${what} ya no está disponible.`
        : `El extra ${what} cambió${from} a ${moneyText(now)}.`;
  }
}
