import type { Cart, OrderChange } from '@crepas/domain';

/** The shop no longer knows the name of what it deleted; the cart does. */
export function namedChange(change: OrderChange, cart: Cart): OrderChange {
  const line = cart.find(({ product }) => product.id === change.productId);
  return change.name === '' && line ? { ...change, name: line.product.name } : change;
}
