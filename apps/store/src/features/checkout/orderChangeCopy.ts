import { availableFromText, sentence } from '@crepas/api';
import { type Cart, type MenuMoment, moneyText, type OrderChange } from '@crepas/domain';
import { soldOutTitle } from '../../shared/copy/availability.ts';

/**
 * One difference between menu and order, as a sentence (decision O6).
 *
 * @param cart has the name of a deleted product, which the shop no longer has
 * @param moment the present one, from which a later day has its name
 */
export function orderChangeCopy(change: OrderChange, cart: Cart, moment: MenuMoment): string {
  if (change.reason === 'fee') {
    return `El envío cambió de ${moneyText(change.before)} a ${moneyText(change.now)}.`;
  }
  if (change.reason === 'code') {
    return change.now === 0
      ? 'Tu código ya no vale para este pedido.'
      : `Tu código descuenta ahora ${moneyText(change.now)}, antes ${moneyText(change.before)}.`;
  }
  const { reason, productId, before, now, soldOutUntil, from: availableFrom, comboSize } = change;
  const inCart = cart.find(({ product }) => product.id === productId)?.product.name;
  const what = change.name || inCart || 'Un producto';
  const from = before === undefined ? '' : ` de ${moneyText(before)}`;
  switch (reason) {
    case 'price':
      return now === undefined ? `${what} cambió de precio.` : `${what} cambió${from} a ${moneyText(now)}.`;
    case 'unavailable':
      return soldOutUntil ? `${soldOutTitle}: ${what}.` : `${what} ya no está disponible.`;
    case 'hours':
      return availableFrom === undefined
        ? `${what} no se puede pedir a esta hora.`
        : sentence(`${what} se puede pedir desde ${availableFromText(availableFrom, moment)}`);
    case 'comboSize':
      return `${what} ahora lleva ${comboSize === undefined ? 'otras' : comboSize} crepas: elígelas de nuevo.`;
    case 'deleted':
      return `${what} ya no está en el menú.`;
    case 'extra':
      return now === undefined
        ? `El extra ${what} ya no está disponible.`
        : `El extra ${what} cambió${from} a ${moneyText(now)}.`;
    case 'option':
      return now === undefined
        ? `${inCart ?? 'Un producto'}: ya no hay «${what}».`
        : `${inCart ?? 'Un producto'}: «${what}» cambió${from} a ${moneyText(now)}.`;
    case 'group':
      return `${inCart ?? 'Un producto'}: elige de nuevo en «${what}».`;
  }
}
