import type { Cents, DeliveryQuote, FeeSettings, KnownPlace, Position } from '@crepas/domain';
import { freeQuote, quoteDelivery } from '@crepas/domain';

/** What a fee depends on. */
export type OrderPlace = Pick<KnownPlace, 'fulfilment' | 'saved'>;

/**
 * What delivery costs for this order: nothing for one that is fetched, and while there is no address.
 *
 * @param subtotal the sum of the products
 */
export const quoteFor = (
  fees: FeeSettings,
  { fulfilment, saved }: OrderPlace,
  subtotal: Cents,
): DeliveryQuote =>
  fulfilment === 'delivery' && saved ? quoteDelivery(fees, saved.position, subtotal) : freeQuote;

/** The pin that an order is brought to; null for an address without one, and for an order that is picked up. */
export const pinOf = ({ fulfilment, saved }: OrderPlace): Position | null =>
  fulfilment === 'delivery' ? (saved?.position ?? null) : null;
