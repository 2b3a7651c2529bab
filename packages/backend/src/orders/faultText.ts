import { comboSize, maxQuantity, type OrderFault } from '@crepas/domain';

/** Why an order was refused, for a person. Lines are counted from 1. */
export function faultText(fault: OrderFault): string {
  switch (fault.code) {
    case 'noLines':
      return 'El pedido no tiene productos.';
    case 'quantity':
      return `La cantidad del producto ${fault.line + 1} debe estar entre 1 y ${maxQuantity}.`;
    case 'comboSize':
      return `El combo del producto ${fault.line + 1} lleva ${comboSize} crepas distintas.`;
    case 'notACombo':
      return `El producto ${fault.line + 1} no es un combo: no lleva crepas.`;
    case 'repeatedExtra':
      return `El producto ${fault.line + 1} repite un extra.`;
    case 'total':
      return 'El total no coincide con la suma de los productos.';
  }
}

export const changedText = 'Tu pedido cambió. ¿Confirmar?';
export const otherOrderText = 'Esa clave de pedido ya se usó con otro pedido.';
