import { isApiError, isPassing, type ShopReading, supportedOptions } from '@crepas/api';
import type { OrderDraft, Position } from '@crepas/domain';
import type { QueryClient } from '@tanstack/react-query';
import { cashDroppedCopy } from '../copy/orderOptions.ts';
import { paymentDroppedCopy } from '../copy/payment.ts';
import { chosenPayment } from '../queries/payments.ts';
import { pickupRefusal } from '../queries/pickup.ts';
import { readShopOrNull, shopQuery } from '../queries/shop.ts';
import { useFulfilment } from '../stores/fulfilment.ts';
import { useOrderOptions } from '../stores/orderOptions.ts';
import { readOptions } from './readOptions.ts';

export type OrderWithOptions =
  | { readonly kind: 'order'; readonly order: OrderDraft }
  /** The customer has to change something first. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** Nobody knows what the server supports: without its pin an order would escape the check of the zone. */
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * The order with the pin of its address and with what the customer typed in the cart. A server that does not list an
 * option gets the payload of the specification, byte for byte (the compatibility rule).
 */
export async function addOptions(
  queryClient: QueryClient,
  order: OrderDraft,
  position: Position | null,
): Promise<OrderWithOptions> {
  let reading: ShopReading | null;
  try {
    reading = await readKnownShop(queryClient);
  } catch (error) {
    return { kind: 'failed', error };
  }
  const noPickup = order.fulfilment === 'pickup' ? pickupRefusal(reading, Date.now()) : null;
  if (noPickup !== null) {
    useFulfilment.getState().choose('delivery');
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
  const read = readOptions(typed, order, features, payment);
  switch (read.kind) {
    case 'refused':
      return read;
    case 'exceeded':
      dropCash();
      return { kind: 'refused', sentence: cashDroppedCopy(order.total) };
    case 'options': {
      const options = { ...read.options, position };
      return { kind: 'order', order: { ...order, payment, ...supportedOptions({ features }, options) } };
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
