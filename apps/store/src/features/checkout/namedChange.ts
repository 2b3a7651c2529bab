import type { Cart, OrderChange } from '@crepas/domain';

/** Adds the name from the cart: the shop has no name for a deleted product. */
export function namedChange(change: OrderChange, cart: Cart): OrderChange {
  if (change.reason === 'fee') return change;
  const line = cart.find(({ product }) => product.id === change.productId);
  return change.name === '' && line ? { ...change, name: line.product.name } : change;
}
