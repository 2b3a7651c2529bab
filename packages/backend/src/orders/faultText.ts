import { comboSize, maxQuantity, type OrderFault } from '@crepas/domain';

/** The reason for the customer: which product is wrong, and what to do about it. */
export function faultText(fault: OrderFault): string {
  switch (fault.code) {
    case 'noLines':
      return 'El pedido no tiene productos.';
    case 'quantity':
      return `De ${named(fault)} puedes pedir de 1 a ${maxQuantity} iguales. Cambia la cantidad en tu carrito.`;
    case 'comboSize':
      return `${capital(named(fault))} lleva ${comboSize} crepas distintas. Edítalo en tu carrito.`;
    case 'notACombo':
      return `${capital(named(fault))} no es un combo: no lleva crepas. Quítalo de tu carrito y agrégalo de nuevo.`;
    case 'repeatedExtra':
      return `${capital(named(fault))} repite un extra. Edítalo en tu carrito.`;
    case 'total':
      return 'El total no coincide con la suma de los productos.';
  }
}

const named = ({ name }: { readonly name: string }) => (name === '' ? 'un producto' : `«${name}»`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const changedText = 'Tu pedido cambió. ¿Confirmar?';
export const otherOrderText = 'Esa clave de pedido ya se usó con otro pedido.';
