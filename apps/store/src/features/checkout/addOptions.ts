import { belowMinimumCopy, isApiError, isPassing, type ShopReading, supportedOptions } from '@crepas/api';
import { type Cents, type OrderPayload, withFee } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { paymentDroppedCopy } from '../../shared/copy/payment.ts';
import { type OrderPlace, quoteFor } from '../../shared/shop/fees.ts';
import { chosenPayment } from '../../shared/shop/payments.ts';
import { pickupRefusal } from '../../shared/shop/pickup.ts';
import { readShopOrNull, shopQuery } from '../../shared/shop/shop.ts';
import { useFulfilment } from '../address/index.ts';
import type { ChangedStatus } from './checkoutStatus.ts';
import { useOrderOptions } from './orderOptions.ts';
import { cashDroppedCopy } from './orderOptionsCopy.ts';
import { readOptions } from './readOptions.ts';

export type OrderWithOptions =
  | { readonly kind: 'order'; readonly order: OrderPayload }
  /** The customer has to change something first. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Nobody knows what the server supports: without its pin an order would escape the check of the zone. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Delivery costs something else than what the customer saw. */
  | ChangedStatus;

/**
 * The order with the pin of its address, what its delivery costs, and with what the customer typed in the cart. A server that does not list an
 * option gets the payload of the specification, byte for byte (the compatibility rule).
 *
 * @param shownFee what the cart said that delivery costs: the customer confirms another one
 */
export async function addOptions(
  queryClient: QueryClient,
  order: OrderPayload,
  place: OrderPlace,
  shownFee: Cents,
): Promise<OrderWithOptions> {
  let reading: ShopReading | null;
  try {
    reading = await readKnownShop(queryClient);
  } catch (error) {
    return { kind: 'failed', error };
  }
  const { dropped, choose } = useFulfilment.getState();
  const noPickup = order.fulfilment === 'pickup' ? pickupRefusal(reading, Date.now()) : dropped;
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
  const read = readOptions(typed, priced, features, payment);
  switch (read.kind) {
    case 'refused':
      return read;
    case 'exceeded':
      dropCash();
      return { kind: 'refused', sentence: cashDroppedCopy(priced.total) };
    case 'options': {
      const position = place.fulfilment === 'delivery' ? (place.saved?.position ?? null) : null;
      const options = { ...read.options, position };
      return { kind: 'order', order: { ...priced, payment, ...supportedOptions({ features }, options) } };
    }
  }
}

/**
 * Not through the query client, which would wait for the network and send the order later (decision O5). A server whose
 * call refuses for good supports nothing; a failure that may pass is thrown.
 */
async function readKnownShop(queryClient: QueryClient): Promise<ShopReading | null> {
  const known = queryClient.getQueryData(shopQuery.queryKey);
  return known === undefined ? readShopOrNull().catch(nullForGood) : known;
}

function nullForGood(error: unknown): null {
  if (isPassing(error) || (isApiError(error) && error.status === 429)) throw error;
  return null;
}
