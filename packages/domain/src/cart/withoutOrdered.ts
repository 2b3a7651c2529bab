import type { Cart } from './cart.ts';

/** What is left of a cart of which these lines were ordered: what was added since. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  cart.flatMap((line) => {
    const left = line.quantity - (ordered.find(({ key }) => key === line.key)?.quantity ?? 0);
    return left > 0 ? { ...line, quantity: left } : [];
  });
