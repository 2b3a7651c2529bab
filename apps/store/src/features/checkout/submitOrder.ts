import {
  type ApiError,
  belowMinimumCopy,
  isApiError,
  isTimeout,
  type ShopReading,
  shopRefusalOf,
  supportedOptions,
  withoutCodeRefusalOf,
} from '@crepas/api';
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
  withFee,
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCart } from '../../shared/cart/cart.ts';
import { saysOffline } from '../../shared/connection.ts';
import { paymentDroppedCopy } from '../../shared/copy/payment.ts';
import { type OrderPlace, pinOf, quoteFor } from '../../shared/shop/fees.ts';
import { chosenPayment } from '../../shared/shop/payments.ts';
import { pickupRefusal } from '../../shared/shop/pickup.ts';
import { readShopOrNull, shopQuery } from '../../shared/shop/shop.ts';
import { presentWords } from '../../shared/shop/shopWords.ts';
import { showClosedAfterRefusal } from '../../shared/shop/showClosedAfterRefusal.ts';
import { useAddress, useFulfilment } from '../address/index.ts';
import { keepPlacedOrder, showPlacedOrder } from '../orders/index.ts';
import {
  type ChangedStatus,
  type CheckoutStatus,
  failureOf,
  loadUnconfirmed,
  rest,
  useCheckoutStore,
  useWithoutCode,
} from './checkoutStatus.ts';
import { useOrderOptions } from './orderOptions.ts';
import { cashDroppedCopy, readTypedOptions } from './readTypedOptions.ts';
import { placeShopOrder } from './sendOrder.ts';
import { cartMenuQuery } from './useCartChanges.ts';

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
      /** How an order without a code is confirmed. */
      readonly way?: ConfirmationWay | undefined;
    }
  /** The unconfirmed order: it is sent again as it was. */
  | { readonly kind: 'repeated'; readonly draft: OrderPayload };

/**
 * Completes an order with its options, sends it, and shows a placed one on home. A refused verification is forgotten.
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
  const completed = await completeOrder(queryClient, draft, place, fee);
  if (completed.kind === 'refused') endRefusalWithEdit();
  if (completed.kind !== 'order') return completed;
  const pending = loadUnconfirmed();
  if (pending && !isSameOrder(pending, completed.order)) return { kind: 'unconfirmedFirst' };
  return sendOrder(queryClient, completed.order, placeOf(destination));
}

/** The sentence is about what was typed or chosen. */
function endRefusalWithEdit() {
  const stops = [useOrderOptions.subscribe(end), useFulfilment.subscribe(end)];
  function end() {
    for (const stop of stops) stop();
    if (useCheckoutStore.getState().status.kind === 'refused') rest();
  }
}

export type CompletedOrder =
  | { readonly kind: 'order'; readonly order: OrderPayload }
  /** The customer has to change something first. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** There is no connection. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Delivery costs something else than what the customer saw. */
  | ChangedStatus;

/**
 * The order with the pin of its address, what its delivery costs, and with what the customer typed in the cart. A server that does not list an
 * option gets the payload of the specification, byte for byte (the compatibility rule).
 *
 * @param shownFee what the cart said that delivery costs: the customer confirms another one
 */
export async function completeOrder(
  queryClient: QueryClient,
  order: OrderPayload,
  place: OrderPlace,
  shownFee: Cents,
): Promise<CompletedOrder> {
  let reading: ShopReading | null;
  try {
    reading = await readKnownShop(queryClient);
  } catch (error) {
    return { kind: 'failed', error };
  }
  const { dropped, choose } = useFulfilment.getState();
  const noPickup =
    order.fulfilment === 'pickup'
      ? pickupRefusal(reading?.shop, Date.now() + (reading?.clockOffsetMs ?? 0))
      : dropped;
  if (noPickup !== null) {
    // The next tap orders it to the address that the cart shows now.
    choose('delivery');
    return { kind: 'refused', sentence: noPickup };
  }
  const shop = reading?.shop;
  const { dropCash, dropPayment, ...typed } = useOrderOptions.getState();
  const features = shop?.features ?? [];
  const payment = chosenPayment(shop, typed.payment);
  if (payment === null) {
    dropPayment();
    return { kind: 'refused', sentence: paymentDroppedCopy(typed.payment ?? 'cash') };
  }
  const { fee, missing } = quoteFor(shop, place, order.total);
  if (missing > 0) return { kind: 'refused', sentence: belowMinimumCopy(missing) };
  const priced = withFee(order, fee);
  if (fee !== shownFee) {
    const changes = [{ reason: 'fee', before: shownFee, now: fee }] as const;
    return { kind: 'changed', changes, total: priced.total, way: order.way };
  }
  const read = readTypedOptions(typed, priced, features, payment);
  switch (read.kind) {
    case 'refused':
      return read;
    case 'exceeded':
      dropCash();
      return { kind: 'refused', sentence: cashDroppedCopy(priced.total) };
    case 'options': {
      const options = { ...read.options, position: pinOf(place) };
      return { kind: 'order', order: { ...priced, payment, ...supportedOptions({ features }, options) } };
    }
  }
}

/**
 * Not through the query client, which would wait for the network and send the order later (decision O5). The call is optional: a server
 * that refuses it, fails, is silent or answers a page supports nothing, and the order goes as the specification has it. Throws only
 * without a connection: then the order would not arrive either.
 */
async function readKnownShop(queryClient: QueryClient): Promise<ShopReading | null> {
  const known = queryClient.getQueryData(shopQuery.queryKey);
  return known === undefined ? readShopOrNull().catch(nullUnlessDisconnected) : known;
}

function nullUnlessDisconnected(error: unknown): null {
  if (isApiError(error) && error.kind === 'network' && !isTimeout(error)) throw error;
  return null;
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

async function sendOrder(
  queryClient: QueryClient,
  order: OrderPayload,
  place: WhatsAppOrder['place'],
): Promise<PlacingResult> {
  // A placed order empties the cart.
  const { cart } = useCart.getState();
  // An order that is repeated after a reload comes before the shop was read.
  const knowsKeys = (await readKnownShop(queryClient).catch(() => null)) !== null;
  const outcome = await placeShopOrder(order, knowsKeys);
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
const messageLink = (order: WhatsAppOrder): string =>
  whatsAppLink(presentWords().whatsApp, whatsAppText(order));
