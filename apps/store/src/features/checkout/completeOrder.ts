import { belowMinimumCopy, isApiError, isTimeout, plainReading, type ShopReading } from '@crepas/api';
import { type Cents, type GivenOptions, type OrderPayload, offeredPayments, withFee } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { paymentDroppedCopy } from '../../shared/copy/payment.ts';
import { type OrderPlace, pinOf, quoteFor } from '../../shared/shop/fees.ts';
import { askShop, shopQuery } from '../../shared/shop/shop.ts';
import { pickupRefusal } from '../../shared/shop/shopPromise.ts';
import { presentWords } from '../../shared/shop/shopWords.ts';
import { useFulfilment } from '../address/index.ts';
import type { ChangedStatus } from './checkoutStatus.ts';
import { useOrderOptions } from './orderOptions.ts';
import { cashDroppedCopy, chosenPayment, readTypedOptions } from './readTypedOptions.ts';

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
  let reading: ShopReading;
  try {
    reading = await readKnownShop(queryClient);
  } catch (error) {
    return { kind: 'failed', error };
  }
  const { shop } = reading;
  const { dropped, choose } = useFulfilment.getState();
  const noPickup =
    order.fulfilment === 'pickup' ? pickupRefusal(shop, Date.now() + reading.clockOffsetMs) : dropped;
  if (noPickup !== null) {
    // The next tap orders it to the address that the cart shows now.
    choose('delivery');
    return { kind: 'refused', sentence: noPickup };
  }
  const { dropCash, dropPayment, ...typed } = useOrderOptions.getState();
  const payment = chosenPayment(offeredPayments(shop), shop.features, typed.payment);
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
  const read = readTypedOptions(typed, priced, shop.features, payment);
  switch (read.kind) {
    case 'refused':
      return read;
    case 'exceeded':
      dropCash();
      return { kind: 'refused', sentence: cashDroppedCopy(priced.total) };
    case 'options': {
      const pin = shop.features.includes('posicion') ? pinOf(place) : null;
      const options = { ...(pin && { position: pin }), ...read.options };
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
