import {
  addToCart,
  type Cart,
  type Choice,
  changeQuantity,
  emptyCart,
  type LineKey,
  lineKey,
} from './cart.ts';

/** Changes of lines that are in the cart. Home shows the cart only, so they are apart from `cart.ts`. */

/**
 * Replaces a line by its edited version. If another line has the same choice, the two are merged. If the line was
 * removed in the meantime, the edited one is added: what the customer saved is in the cart.
 */
export function replaceLine(cart: Cart, key: LineKey, choice: Choice): Cart {
  const others = removeLine(cart, key);
  const newKey = lineKey(choice);
  return others.length === cart.length || others.some((line) => line.key === newKey)
    ? addToCart(others, choice)
    : cart.flatMap((line) => (line.key === key ? addToCart(emptyCart, choice) : line));
}

/** One piece more of a line, never over `maxQuantity`. An unknown key changes nothing. */
export const increase = (cart: Cart, key: LineKey): Cart =>
  changeQuantity(cart, key, (quantity) => quantity + 1);

/** Never below 1: {@link removeLine} removes a line (spec §4). */
export const decrease = (cart: Cart, key: LineKey): Cart =>
  changeQuantity(cart, key, (quantity) => quantity - 1);

/** The cart without a line. An unknown key changes nothing. */
export const removeLine = (cart: Cart, key: LineKey): Cart => cart.filter((line) => line.key !== key);
