import { logFailure, shopRefusalOf } from '@crepas/api';
import { isOrderOf, type OrderDraft } from '@crepas/domain';
import { type WhatsAppOrder, whatsAppLink, whatsAppText } from '@crepas/domain/whatsapp';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { config } from '../env.ts';
import { heedRefusal } from '../hours/followShop.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useCart } from '../stores/cart.ts';
import { orderKey } from './orderKey.ts';
import { createPlaceOrder } from './placeOrder.ts';

/**
 * A chunk: «Finalizar» needs it, the cart does not. Import it dynamically; `prefetchNextStep` prefetches it.
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

/** A retry may place an earlier order: a cart that has changed since then stays. */
function clearOrderedCart(placed: OrderDraft) {
  const { cart, clear } = useCart.getState();
  if (isOrderOf(cart, placed)) clear();
}

/** Whether the shop itself is the reason that there is no order, and every screen shows it by now. */
export function heedRefusalOf(queryClient: QueryClient, error: unknown): boolean {
  const refusal = shopRefusalOf(error);
  return refusal !== null && heedRefusal(queryClient, refusal);
}

/** The link that opens WhatsApp with the order as a message to the shop. */
export const messageLink = (order: WhatsAppOrder): string =>
  whatsAppLink(config.whatsApp, whatsAppText(order));
