import { type ApiError, logFailure, shopRefusalOf, withoutCodeRefusalOf } from '@crepas/api';
import {
  buildOrderPayload,
  type Cart,
  type Cents,
  type ConfirmationWay,
  type Destination,
  isOrderOf,
  isSameOrder,
  type OrderPayload,
  type PlacedOrder,
  type WhatsAppOrder,
  whatsAppLink,
  whatsAppText,
  withoutOrdered,
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api.ts';
import { useCart } from '../../shared/cart/cart.ts';
import { cartMenuQuery } from '../../shared/cart/cartNews.ts';
import { saysOffline } from '../../shared/connection.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { presentWords } from '../../shared/shop/shopWords.ts';
import { showClosedAfterRefusal } from '../../shared/shop/showClosedAfterRefusal.ts';
import { useAddress, useFulfilment } from '../address/index.ts';
import { keepPlacedOrder, showPlacedOrder } from '../orders/index.ts';
import { addOptions } from './addOptions.ts';
import { type CheckoutStatus, failureOf, loadUnconfirmed, rest, useCheckoutStore } from './checkoutStatus.ts';
import { orderKey } from './orderKey.ts';
import { useOrderOptions } from './orderOptions.ts';
import { pendingOrder } from './pendingOrderStorage.ts';
import { createPlaceOrder } from './sendOrder.ts';
import { useWithoutCode } from './withoutCode.ts';

export type PlacingResult =
  | {
      readonly kind: 'placed';
      readonly placed: PlacedOrder;
      /** The link of its WhatsApp message: the address, note, name and cash are those that were sent. */
      readonly messageLink: (ordered: Cart) => string;
    }
  /**
   * The server does not accept the phone's verification, or no order without a code from this phone: `useWithoutCode`
   * says why.
   */
  | { readonly kind: 'needsPhone' }
  /** There is no order, or none for certain: what the cart says. */
  | CheckoutStatus;

/** Read in the tap: another tab may save an address whose pin is not that of the order's text. */
export type OrderToPlace =
  | {
      readonly kind: 'new';
      readonly cart: Cart;
      readonly destination: Destination;
      /** What the customer saw that delivery costs. */
      readonly fee: Cents;
      /** Of an order without a code. */
      readonly way?: ConfirmationWay | undefined;
    }
  /** The unconfirmed order: it is sent again as it was. */
  | { readonly kind: 'repeated'; readonly draft: OrderPayload };

/**
 * Completes an order with its options, sends it, and shows a placed one on home. A refused verification is forgotten.
 *
 * A chunk: «Finalizar» needs it, the cart does not. Import it dynamically; `prefetchNextStep` prefetches it.
 */
export async function submitOrder(queryClient: QueryClient, order: OrderToPlace): Promise<PlacingResult> {
  if (order.kind === 'repeated') return sendOrder(queryClient, order.draft, storedPlace(order.draft));
  const { cart, destination, fee, way } = order;
  // A browser that says it is offline may be wrong. A read finds out, so that no order is left in doubt (decision O5).
  if (saysOffline()) {
    const trouble = await queryClient.fetchQuery(cartMenuQuery(cart)).then(() => null, failureOf);
    if (trouble?.kind === 'offline') return trouble;
  }
  const draft = { ...buildOrderPayload(cart, destination), ...(way && { way }) };
  const place = { saved: null, ...destination };
  const added = await addOptions(queryClient, draft, place, fee);
  if (added.kind === 'refused') endRefusalWithEdit();
  if (added.kind !== 'order') return added;
  const pending = loadUnconfirmed();
  if (pending && !isSameOrder(pending, added.order)) return { kind: 'unconfirmedFirst' };
  return sendOrder(queryClient, added.order, placeOf(destination));
}

/** The sentence is about what was typed or chosen. */
function endRefusalWithEdit() {
  const stops = [useOrderOptions.subscribe(end), useFulfilment.subscribe(end)];
  function end() {
    for (const stop of stops) stop();
    if (useCheckoutStore.getState().status.kind === 'refused') rest();
  }
}

function placeOf(destination: Destination): WhatsAppOrder['place'] {
  const phone = destination.details.phoneNumber;
  if (destination.fulfilment === 'pickup') return { fulfilment: 'pickup', phone };
  const { fulfilment, saved, details } = destination;
  return { fulfilment, ...saved, ...details, phone };
}

/** The only function of this app that places an order. */
export const placeShopOrder = createPlaceOrder({
  client,
  pendingOrder,
  onSend: clearOrderedCart,
  onFailure: (error) => logFailure('order', error),
  newKey: (order) => orderKey(useCart.getState().cartId, order),
  nowMs: Date.now,
});

/** A retry may place an earlier order: a cart that has changed since then stays. So does what is added while it is on its way. */
function clearOrderedCart(sent: OrderPayload) {
  const { cart: ordered, cartId } = useCart.getState();
  if (!isOrderOf(ordered, sent)) return () => {};
  return () => {
    const now = useCart.getState();
    // Cleared by another tab: what is in it now is another order.
    if (now.cartId !== cartId) return;
    now.clear();
    const added = withoutOrdered(now.cart, ordered);
    if (added.length > 0) now.restore(added);
    useOrderOptions.getState().forgetOrder();
  };
}

/** Where the unconfirmed order goes. The customer may have changed the address since. */
function storedPlace({ fulfilment, deliveryAddress, phone, options }: OrderPayload): WhatsAppOrder['place'] {
  if (fulfilment === 'pickup') return { fulfilment, phone };
  const { saved, details } = useAddress.getState();
  const sent = { phone, ...(options?.position && { position: options.position }) };
  return saved &&
    details &&
    buildOrderPayload([], { fulfilment, saved, details }).deliveryAddress === deliveryAddress
    ? { fulfilment, ...saved, ...details, ...sent }
    : { fulfilment, address: deliveryAddress, ...sent };
}

async function sendOrder(
  queryClient: QueryClient,
  order: OrderPayload,
  place: WhatsAppOrder['place'],
): Promise<PlacingResult> {
  // A placed order empties the cart.
  const { cart } = useCart.getState();
  const outcome = await placeShopOrder(order);
  switch (outcome.kind) {
    case 'placed':
      if (isOrderOf(cart, order)) keepPlacedOrder(outcome.order.id, cart);
      showPlacedOrder(queryClient, order, outcome.order);
      return {
        kind: 'placed',
        placed: outcome.order,
        messageLink: (ordered) => {
          const { payment, fee, options, way } = order;
          return messageLink({
            id: outcome.order.id,
            cart: ordered,
            place,
            payment,
            ...(fee !== undefined && { fee }),
            ...(options && { options }),
            ...(way && { isToConfirm: true }),
          });
        },
      };
    case 'needsPhone':
      useAddress.getState().unverifyPhone();
      return outcome;
    case 'changed':
      // The cart behind the question shows today's fee.
      void queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
      return { ...outcome, way: order.way };
    case 'refused':
      if (order.way && isWithoutCodeRefused(outcome.error)) return { kind: 'needsPhone' };
      return heedRefusalOf(queryClient, outcome.error)
        ? { kind: 'shopClosed' }
        : { kind: 'failed', error: outcome.error };
    default:
      return outcome;
  }
}

/** Whether the shop takes no order without a code from this customer. Then `/sms` says why. */
function isWithoutCodeRefused(error: ApiError): boolean {
  const refusal = withoutCodeRefusalOf(error);
  useWithoutCode.setState({ refusal });
  return refusal !== null;
}

/** Whether the order was refused by the shop's hours. Then every screen shows the reason. */
function heedRefusalOf(queryClient: QueryClient, error: unknown): boolean {
  const refusal = shopRefusalOf(error);
  return refusal !== null && showClosedAfterRefusal(queryClient, refusal);
}

/** The link that opens WhatsApp with the order as a message to the shop, at the number that it has now. */
export const messageLink = (order: WhatsAppOrder): string =>
  whatsAppLink(presentWords().whatsApp, whatsAppText(order));
