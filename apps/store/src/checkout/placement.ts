import { logFailure, shopRefusalOf } from '@crepas/api';
import { isOrderOf, type OrderDraft } from '@crepas/domain';
import { type WhatsAppOrder, whatsAppLink, whatsAppText } from '@crepas/domain/whatsapp';
import { formatMoney } from '@crepas/ui/money';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../api.ts';
import { config } from '../env.ts';
import { heedRefusal } from '../hours/followShop.ts';
import { pendingOrder } from '../storage/pendingOrder.ts';
import { useCart } from '../stores/cart.ts';
import { useOrderOptions } from '../stores/orderOptions.ts';
import { orderKey } from './orderKey.ts';
import { createPlaceOrder } from './placeOrder.ts';

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
  if (!isOrderOf(cart, placed)) return;
  clear();
  useOrderOptions.getState().forgetOrder();
}

/** Whether the order was refused by the shop's hours. Then every screen shows the reason. */
export function heedRefusalOf(queryClient: QueryClient, error: unknown): boolean {
  const refusal = shopRefusalOf(error);
  return refusal !== null && heedRefusal(queryClient, refusal);
}

/** The link that opens WhatsApp with the order as a message to the shop. */
export const messageLink = (order: WhatsAppOrder): string =>
  whatsAppLink(config.whatsApp, whatsAppText(order, formatMoney));
