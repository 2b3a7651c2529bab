import { addToCart, type Cart, type CartLine, type Choice, emptyCart } from '@crepas/domain';
import type { FreshMenu } from './freshMenu.ts';

/**
 * The cart by today's menu: new prices, without the extras and the lines that can no longer be had. A combo that
 * lost a crepa goes as a whole. Only for a customer who said yes to the changes (decision O6).
 */
export const refreshCart = (cart: Cart, menu: FreshMenu): Cart =>
  cart.flatMap((line) => refreshLine(line, menu) ?? []).reduce(addToCart, emptyCart);

function refreshLine(
  { product: { id }, quantity, extras, crepas }: CartLine,
  menu: FreshMenu,
): Choice | null {
  const product = menu.product(id);
  const freshCrepas = crepas.flatMap((crepa) => findById(menu.comboCrepas, crepa) ?? []);
  if (!product?.available || freshCrepas.length < crepas.length) return null;
  const offered = menu.extrasOf(id);
  return {
    product,
    quantity,
    crepas: freshCrepas,
    extras: extras.flatMap((extra) => findById(offered, extra) ?? []),
  };
}

const findById = <Item extends { readonly id: number }>(
  items: readonly Item[],
  wanted: { readonly id: number },
): Item | undefined => items.find(({ id }) => id === wanted.id);
