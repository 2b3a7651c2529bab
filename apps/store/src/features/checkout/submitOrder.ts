import { type ApiError, isKeyUsed, shopRefusalOf, withoutCodeRefusalOf } from '@crepas/api';
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
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCart } from '../../shared/cart/cart.ts';
import { isOffline, saysOffline } from '../../shared/connection.ts';
import { shopQuery } from '../../shared/shop/shop.ts';
import { presentWords } from '../../shared/shop/shopWords.ts';
import { showClosedAfterRefusal } from '../../shared/shop/showClosedAfterRefusal.ts';
import { useAddress } from '../address/index.ts';
import { askDiscountAgain, currentDiscount } from '../discounts/index.ts';
import { keepPlacedOrder, showPlacedOrder } from '../orders/index.ts';
import { type CheckoutStatus, failureOf, loadUnconfirmed, useWithoutCode } from './checkoutStatus.ts';
import { completeOrder, readKnownShop } from './completeOrder.ts';
import { endRefusalWithEdit } from './endRefusalWithEdit.ts';
import { momentGone } from './moment.ts';
import { orderDiscountQuestion } from './orderDiscountQuestion.ts';
import { placeShopOrder } from './sendOrder.ts';
import { cartMenuQuery } from './useCartChanges.ts';
import { momentsKey } from './useMoments.ts';

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
      /** The code that the cart showed; null without one. */
      readonly code: string | null;
      /** What the customer saw that it takes off. */
      readonly discount: Cents;
      /** How an order without a code is confirmed. */
      readonly way?: ConfirmationWay | undefined;
    }
  /** The unconfirmed order: it is sent again as it was. */
  | { readonly kind: 'repeated'; readonly payload: OrderPayload };

/**
 * Completes an order with its options, sends it, and shows a placed one on home. A refused verification is forgotten.
 */
export async function submitOrder(queryClient: QueryClient, order: OrderToPlace): Promise<PlacingResult> {
  if (order.kind === 'repeated') return send(queryClient, order.payload, storedPlace(order.payload));
  const { cart, destination, fee, code, discount, way } = order;
  // A browser that says it is offline may be wrong. A read finds out, so that no order is left in doubt (decision O5).
  if (saysOffline()) {
    const trouble = await queryClient.fetchQuery(cartMenuQuery(cart)).then(() => null, failureOf);
    // The worker may have answered with what it kept.
    if (trouble?.kind === 'offline' || isOffline()) return { kind: 'offline' };
  }
  const draft = { ...buildOrderPayload(cart, destination), ...(way && { way }) };
  const place = { saved: null, ...destination };
  const pending = loadUnconfirmed();
  const completed = await completeOrder(queryClient, draft, place, fee, {
    shown: discount,
    read: (todaysFee) =>
      // What may be placed already is not counted anew: it may have been the last use of its code.
      pending && isOrderOf(cart, pending)
        ? Promise.resolve(pending.discount ?? null)
        : currentDiscount(queryClient, orderDiscountQuestion(code, cart, place, todaysFee)),
  });
  if (completed.kind === 'refused' || completed.kind === 'momentGone') {
    // Its options no longer hold, but the shop may have it: only «Reintentar» sends it as it was.
    if (pending) return { kind: 'unconfirmedFirst' };
    endRefusalWithEdit();
  }
  if (completed.kind !== 'order') return completed;
  if (pending && !isSameOrder(pending, completed.order)) return { kind: 'unconfirmedFirst' };
  return send(queryClient, completed.order, placeOf(destination));
}

/** Sends an order, and shows on every screen what came of it. */
async function send(
  queryClient: QueryClient,
  order: OrderPayload,
  place: WhatsAppOrder['place'],
): Promise<PlacingResult> {
  // A placed order empties the cart.
  const { cart } = useCart.getState();
  // An order that is repeated after a reload comes before the shop was read.
  const knowsKeys = await readKnownShop(queryClient).then(
    ({ isPlain }) => !isPlain,
    () => false,
  );
  const outcome = await placeShopOrder(order, knowsKeys);
  switch (outcome.kind) {
    case 'placed':
      if (isOrderOf(cart, order)) keepPlacedOrder(outcome.order.id, cart);
      showPlacedOrder(queryClient, order, outcome.order);
      return {
        kind: 'placed',
        placed: outcome.order,
        messageLink: (ordered) => {
          const { payment, fee, discount, options, way } = order;
          const text = whatsAppText({
            id: outcome.order.id,
            cart: ordered,
            place,
            payment,
            timeZone: presentWords().timeZone,
            ...(fee !== undefined && { fee }),
            ...(discount && { discount }),
            ...(options && { options }),
            ...(way && { isToConfirm: true }),
          });
          // To the number that the shop has now.
          return whatsAppLink(presentWords().whatsApp, text);
        },
      };
    case 'needsPhone':
      useAddress.getState().unverifyPhone();
      return outcome;
    case 'changed':
      // The cart behind the question shows today's fee.
      void queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
      // The cart shows also what the code takes off today.
      askDiscountAgain(queryClient);
      return { ...outcome, way: order.way };
    case 'refused': {
      const { error } = outcome;
      if (isKeyUsed(error)) {
        // Another tab has emptied the stored cart.
        useCart.reload();
        return { kind: 'orderedBefore' };
      }
      if (order.way && showWithoutCodeRefusal(error)) return { kind: 'needsPhone' };
      const refusal = shopRefusalOf(error);
      if (refusal && 'moments' in refusal) {
        void queryClient.invalidateQueries({ queryKey: shopQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: momentsKey });
        return momentGone(refusal);
      }
      const isClosed = refusal !== null && showClosedAfterRefusal(queryClient, refusal);
      return isClosed ? { kind: 'shopClosed' } : { kind: 'failed', error };
    }
    default:
      return outcome;
  }
}

/** Says on `/sms` that the shop takes no order without a code from this customer. False for any other refusal. */
function showWithoutCodeRefusal(error: ApiError): boolean {
  const refusal = withoutCodeRefusalOf(error);
  useWithoutCode.setState({ refusal });
  return refusal !== null;
}

function placeOf(destination: Destination): WhatsAppOrder['place'] {
  const phone = destination.details.phoneNumber;
  if (destination.fulfilment === 'pickup') return { fulfilment: 'pickup', phone };
  const { fulfilment, saved, details } = destination;
  return { fulfilment, ...saved, ...details, phone };
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
