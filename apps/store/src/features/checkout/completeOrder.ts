import { belowMinimumCopy, isApiError, isTimeout, plainReading, type ShopReading } from '@crepas/api';
import {
  type Cents,
  canPickUp,
  type GivenOptions,
  type OrderChange,
  type OrderDiscount,
  type OrderPayload,
  offeredMoments,
  offeredPayments,
  withDiscount,
  withFee,
  zeroCents,
} from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { paymentDroppedCopy } from '../../shared/copy/payment.ts';
import { useOrderOptions } from '../../shared/order/orderOptions.ts';
import { type OrderPlace, pinOf, quoteFor } from '../../shared/shop/fees.ts';
import { askShop, shopQuery } from '../../shared/shop/shop.ts';
import { noPickupCopy } from '../../shared/shop/shopHours.ts';
import { pickupRefusal } from '../../shared/shop/shopPromise.ts';
import { presentWords } from '../../shared/shop/shopWords.ts';
import { useFulfilment } from '../address/index.ts';
import type { ChangedStatus, CheckoutStatus } from './checkoutStatus.ts';
import { momentTrouble, readMoment } from './moment.ts';
import { cashDroppedCopy, chosenPayment, readTypedOptions } from './readTypedOptions.ts';

export type CompletedOrder =
  | { readonly kind: 'order'; readonly order: OrderPayload }
  /** The customer has to change something first. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** The chosen moment can no longer be had. */
  | Extract<CheckoutStatus, { kind: 'momentGone' }>
  /** The shop could not be asked. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Delivery costs something else than what the customer saw, or the code takes off less. */
  | ChangedStatus;

/** The code of an order. */
export type DiscountOfOrder = {
  /** What the cart said that it takes off: the customer confirms less. */
  readonly shown: Cents;
  /** What it takes off now, with this fee; null: nothing. Throws the client's errors. */
  readonly read: (fee: Cents) => Promise<OrderDiscount | null>;
};

const withoutCode: DiscountOfOrder = { shown: zeroCents, read: async () => null };

/**
 * The order with the pin of its address, what its delivery costs and its code takes off, and with what the customer typed in the cart. A server that does not list an
 * option gets the payload of the specification, byte for byte (the compatibility rule).
 *
 * @param shownFee what the cart said that delivery costs: the customer confirms another one
 */
export async function completeOrder(
  queryClient: QueryClient,
  order: OrderPayload,
  place: OrderPlace,
  shownFee: Cents,
  code = withoutCode,
): Promise<CompletedOrder> {
  let reading: ShopReading;
  try {
    reading = await readKnownShop(queryClient);
  } catch (error) {
    return { kind: 'failed', error };
  }
  const { shop } = reading;
  const now = Date.now() + reading.clockOffsetMs;
  const { dropped, choose } = useFulfilment.getState();
  const noPickup = order.fulfilment === 'pickup' ? pickupRefusal(shop, now) : dropped;
  if (noPickup !== null) {
    // The next tap orders it to the address that the cart shows now.
    choose('delivery');
    return { kind: 'refused', sentence: noPickup };
  }
  const { dropCash, dropPayment, ...typed } = useOrderOptions.getState();
  // Whether a moment is full is not asked here: the server refuses the order then.
  const moment = readMoment(typed, { offered: offeredMoments(shop, order.fulfilment, now), full: [] });
  const trouble = momentTrouble(moment);
  if (trouble) return trouble;
  if (moment.kind === 'soon' && order.fulfilment === 'pickup' && !canPickUp(shop, now))
    return { kind: 'refused', sentence: noPickupCopy(shop, now) };
  const payment = chosenPayment(offeredPayments(shop), shop.features, typed.payment);
  if (payment === null) {
    dropPayment();
    return { kind: 'refused', sentence: paymentDroppedCopy(typed.payment ?? 'cash') };
  }
  const { fee, missing } = quoteFor(shop, place, order.total);
  if (missing > 0) return { kind: 'refused', sentence: belowMinimumCopy(missing) };
  let discount: OrderDiscount | null;
  try {
    discount = await code.read(fee);
  } catch (error) {
    return { kind: 'failed', error };
  }
  const priced = withDiscount(withFee(order, fee), discount);
  const amount = discount?.amount ?? zeroCents;
  const changes: readonly OrderChange[] = [
    ...(fee === shownFee ? [] : [{ reason: 'fee', before: shownFee, now: fee } as const]),
    ...(amount >= code.shown ? [] : [{ reason: 'code', before: code.shown, now: amount } as const]),
  ];
  if (changes.length > 0) return { kind: 'changed', changes, total: priced.total, way: order.way };
  const read = readTypedOptions(typed, priced, shop.features, payment);
  switch (read.kind) {
    case 'refused':
      return read;
    case 'exceeded':
      dropCash();
      return { kind: 'refused', sentence: cashDroppedCopy(priced.total) };
    case 'options': {
      const pin = shop.features.includes('posicion') ? pinOf(place) : null;
      const options = {
        ...(pin && { position: pin }),
        ...read.options,
        ...(moment.kind === 'moment' && { scheduledFor: moment.moment }),
      };
      return { kind: 'order', order: { ...priced, payment, ...(isAny(options) && { options }) } };
    }
  }
}

const isAny = (options: GivenOptions): boolean => Object.keys(options).length > 0;

/**
 * Not through the query client, which would wait for the network and send the order later (decision O5). The call is optional: a server
 * that refuses it, fails, is silent or answers a page supports nothing, and the order goes as the specification has it. Throws only
 * without a connection: then the order would not arrive either.
 */
export async function readKnownShop(queryClient: QueryClient): Promise<ShopReading> {
  return queryClient.getQueryData(shopQuery.queryKey) ?? askShop().catch(plainUnlessDisconnected);
}

function plainUnlessDisconnected(error: unknown): ShopReading {
  if (isApiError(error) && error.kind === 'network' && !isTimeout(error)) throw error;
  return plainReading(presentWords());
}
