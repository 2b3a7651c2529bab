import { logFailure } from '@crepas/api';
import { isOrderOf, type OrderDraft, type WhatsAppOrder, whatsAppLink, whatsAppText } from '@crepas/domain';
import { client } from '../api.ts';
import { config } from '../env.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useCart } from '../stores/cart.ts';
import { orderKey } from './orderKey.ts';
import { createPlaceOrder } from './placeOrder.ts';

/**
 * The chunk that «Finalizar» needs and the cart does not: import it dynamically. It is prefetched while the customer
 * looks at the cart.
 */
export { showPlacedOrder } from '../queries/orders.ts';

/** The only function of this app that places an order. */
export const placeShopOrder = createPlaceOrder({
  client,
  pendingOrder,
  onPlaced: clearOrderedCart,
  onFailure: (error) => logFailure('order', error),
  newKey: (order) => orderKey(useCart.getState().cartId, order),
  nowMs: Date.now,
});

/** When an earlier order was repeated, the cart may hold something else by now: that cart stays. */
function clearOrderedCart(placed: OrderDraft) {
  const { cart, clear } = useCart.getState();
  if (isOrderOf(cart, placed)) clear();
}

/** The link that opens WhatsApp with the order as a message to the shop. */
export const messageLink = (order: WhatsAppOrder): string =>
  whatsAppLink(config.whatsApp, whatsAppText(order));
