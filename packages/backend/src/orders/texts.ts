import { groupRuleCopy, reasonMissingCopy, stageCopy } from '@crepas/api';
import { capitalized, type Fulfilment, maxQuantity, type OrderFault, type OrderStage } from '@crepas/domain';

/** The reason for the customer: which product is wrong, and what to do about it. */
export function faultText(fault: OrderFault): string {
  switch (fault.code) {
    case 'noLines':
      return 'El pedido no tiene productos.';
    case 'quantity':
      return `De ${named(fault)} puedes pedir de 1 a ${maxQuantity} iguales. Cambia la cantidad en tu carrito.`;
    case 'comboSize':
      return `${capitalized(named(fault))} lleva ${fault.comboSize} crepas${fault.comboRepeats ? '' : ' distintas'}. Edítalo en tu carrito.`;
    case 'ownCrepa':
      return `${capitalized(named(fault))} no puede llevar un combo como crepa. Edítalo en tu carrito.`;
    case 'notACombo':
      return `${capitalized(named(fault))} no es un combo: no lleva crepas. Quítalo de tu carrito y agrégalo de nuevo.`;
    case 'repeatedExtra':
      return `${capitalized(named(fault))} repite un extra. Edítalo en tu carrito.`;
    case 'repeatedOption':
      return `${capitalized(named(fault))} repite una opción. Edítalo en tu carrito.`;
    case 'foreignOption':
      return `${capitalized(named(fault))} ya no se pide con una de sus opciones. Edítalo en tu carrito.`;
    case 'groupRule':
      return `${capitalized(named(fault))}: ${groupRuleCopy(fault)} Edítalo en tu carrito.`;
    case 'total':
      return 'El total no coincide con la suma de los productos.';
  }
}

const named = ({ name }: { readonly name: string }) => (name === '' ? 'un producto' : `«${name}»`);

export const changedText = 'Tu pedido cambió. ¿Confirmar?';
export const notBroughtText = 'Nadie lleva este pedido: ya terminó, o lo recogen en la tienda.';
export const otherOrderText = 'Esa clave de pedido ya se usó con otro pedido.';

const nameOf = (stage: OrderStage, fulfilment: Fulfilment) => stageCopy(stage, fulfilment).toLowerCase();

/** The reason for the staff. */
export const noSuchStepText = (present: OrderStage, wanted: OrderStage, fulfilment: Fulfilment): string =>
  present === wanted
    ? `El pedido ya está ${nameOf(present, fulfilment)}.`
    : `El pedido está ${nameOf(present, fulfilment)}: no puede pasar a ${nameOf(wanted, fulfilment)}.`;

/** The reason for the customer. */
export const notCancelledText = (present: OrderStage, fulfilment: Fulfilment): string =>
  `Tu pedido ya está ${nameOf(present, fulfilment)}: no se puede cancelar aquí.`;

/** The reason for staff who change it. */
export const notChangedText = (present: OrderStage, fulfilment: Fulfilment): string =>
  `El pedido está ${nameOf(present, fulfilment)}: ya no se puede cambiar.`;

export const reasonMissingText = reasonMissingCopy;
export const unknownOrderText = 'Ese pedido no existe.';
