import type { OrderPayload } from '@crepas/api';
import { logFailure } from '@crepas/api';
import { client } from '../api.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useCart } from '../stores/cart.ts';
import { orderKey } from './orderKey.ts';
import { orderOf } from './orderOf.ts';
import { createPlaceOrder } from './placeOrder.ts';
import { hasSameLines } from './sameOrder.ts';

/** A repeated order may have left a cart behind that holds something else by now: that one stays. */
function forgetOrderedCart(placed: OrderPayload) {
  const { cart, clear } = useCart.getState();
  const present = orderOf(cart);
  if (present && hasSameLines(present, placed)) clear();
}

/** The one way in this app to place an order. */
export const placeShopOrder = createPlaceOrder({
  client,
  pendingOrder,
  onPlaced: forgetOrderedCart,
  onFailure: (error) => logFailure('order', error),
  newKey: (payload) => orderKey(useCart.getState().cartId, payload),
  nowMs: Date.now,
});
