import { type OrderPayload, orderToWire } from '@crepas/api';
import { type Cart, draftOrder } from '@crepas/domain';
import { client } from '../api.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useAddress } from '../stores/address.ts';
import { useCart } from '../stores/cart.ts';
import { orderKey } from './orderKey.ts';
import { createPlaceOrder } from './placeOrder.ts';
import { hasSameLines } from './sameOrder.ts';

/** What the shop would be asked for, or null while the address or its details are missing. */
export function orderOf(cart: Cart): OrderPayload | null {
  const { saved, details } = useAddress.getState();
  return saved && details && orderToWire(draftOrder(cart, saved, details));
}

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
  newKey: (payload) => orderKey(useCart.getState().cartId, payload),
  nowMs: Date.now,
});
