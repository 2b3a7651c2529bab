import { categoryNames, type MenuNames } from '@crepas/api';
import { type Cents, type DiscountCode, menuWindowText, moneyText } from '@crepas/domain';

/** What came of trying a code. */
export type TriedCode =
  | { readonly kind: 'given'; readonly name: string; readonly amount: Cents }
  /** Nobody learns whether there is such a code. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'belowMinimum'; readonly missing: Cents }
  /** Another order, or another hour, would get something. */
  | {
      readonly kind: 'notForThis';
      readonly lacks: 'fulfilment' | 'products' | 'fee' | 'hours';
      readonly code: DiscountCode;
    };

/** The same for every code that does not hold, so that nobody learns which ones exist. */
export const invalidCodeText = 'Ese código no vale.';

export const missingText = (missing: Cents): string => `Te faltan ${moneyText(missing)} para usarlo.`;

/** What the customer can do to use the code. */
export function notForThisText(
  { lacks, code }: Pick<Extract<TriedCode, { kind: 'notForThis' }>, 'lacks' | 'code'>,
  names: MenuNames,
): string {
  switch (lacks) {
    case 'fulfilment':
      return wantsPickup(code) ? 'Vale si recoges tu pedido en la tienda.' : 'Vale para pedidos a domicilio.';
    case 'products':
      return productsText(code, names);
    case 'fee':
      return 'El envío de este pedido ya es gratis.';
    case 'hours':
      // No full stop: the text ends with the one of «p.m.».
      return `Vale a estas horas: ${code.windows.map(menuWindowText).join('; ')}`;
  }
}

const wantsPickup = ({ gift, fulfilment }: DiscountCode) =>
  fulfilment === 'pickup' && gift.kind !== 'delivery';

function productsText({ gift, categoryIds }: DiscountCode, names: MenuNames): string {
  if (gift.kind === 'product') {
    const name = names.product(gift.productId);
    return name === undefined
      ? 'El producto que regala ya no está en el menú.'
      : `Vale con «${name}» en tu pedido.`;
  }
  return categoryIds === null
    ? 'Agrega productos a tu pedido para usarlo.'
    : `Vale para productos de ${categoryNames(categoryIds, names)}.`;
}
