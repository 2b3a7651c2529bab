import { type Cart, maxQuantity } from '@crepas/domain';

export const limitCopy = `Máximo ${maxQuantity} iguales por pedido.`;

/**
 * Why no more can be added.
 *
 * @param remaining the quantity that the cart can still take
 */
export const remainingQuantityCopy = (remaining: number): string =>
  remaining === maxQuantity
    ? limitCopy
    : `Ya tienes ${maxQuantity - remaining} en tu carrito: máximo ${maxQuantity} iguales por pedido.`;

export function overLimitCopy(remaining: number): string {
  const can = remaining === 0 ? '' : ` Puedes agregar ${remaining} más.`;
  return `No se agregó nada: ya tienes ${maxQuantity - remaining} iguales en tu carrito y el máximo por pedido es ${maxQuantity}.${can}`;
}

/** Lines that became equal have one limit: names the pieces that did not fit. */
export function droppedCopy(before: Cart, fresh: Cart): string {
  return fresh
    .flatMap(({ product: { id, name } }, index) => {
      if (fresh.findIndex(({ product }) => product.id === id) !== index) return [];
      const dropped = piecesOf(before, id) - piecesOf(fresh, id);
      return dropped > 0 ? [` De ${name} caben ${maxQuantity}: quitamos ${dropped}.`] : [];
    })
    .join('');
}

const piecesOf = (cart: Cart, id: number) =>
  cart.reduce((sum, { product, quantity }) => (product.id === id ? sum + quantity : sum), 0);

/** The mark of a product that is back on the shop's next day (decision H3). */
export const soldOutTitle = 'Agotado por hoy';

/** For an extra or a crepa that an order for later may have. */
export const soldOutForNowCopy = 'Agotado por hoy; para otro día sí hay';
