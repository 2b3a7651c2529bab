import { type Cart, moneyText, type OrderChange } from '@crepas/domain';
import { soldOutTitle } from '../../shared/copy/availability.ts';

/**
 * One difference between menu and order, as a sentence (decision O6).
 *
 * @param cart has the name of a deleted product, which the shop no longer has
 */
export function orderChangeCopy(change: OrderChange, cart: Cart): string {
  if (change.reason === 'fee') {
    return `El envío cambió de ${moneyText(change.before)} a ${moneyText(change.now)}.`;
  }
  const { reason, productId, before, now, soldOutUntil } = change;
  const inCart = cart.find(({ product }) => product.id === productId)?.product.name;
  const what = change.name || inCart || 'Un producto';
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
