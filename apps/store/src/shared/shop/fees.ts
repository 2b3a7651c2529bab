import {
  announcedFees,
  type Cents,
  type DeliveryQuote,
  type DeliveryTerms,
  type FeeSettings,
  type FeeTerms,
  freeQuote,
  type KnownPlace,
  moneyText,
  type Position,
  quoteDelivery,
} from '@crepas/domain';

/** What a fee depends on. */
export type OrderPlace = Pick<KnownPlace, 'fulfilment' | 'saved'>;

/**
 * What delivery costs for this order: nothing for one that is picked up, and while there is no address.
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

export type DeliveryCopy = { readonly main: string; readonly note?: string };

/** «Envío desde $25.00», and «Gratis desde $300.00» where that holds for every address; null where delivery is free. */
export function deliveryCopy(fees: FeeTerms): DeliveryCopy | null {
  const said = announcedFees(fees);
  return (
    said && {
      main: `Envío ${said.isSomewhereFree ? 'gratis o ' : ''}desde ${moneyText(said.from)}`,
      ...(said.freeFrom !== null && { note: `Gratis desde ${moneyText(said.freeFrom)}` }),
    }
  );
}

/** «Envío $25.00, pedido mínimo $150.00, gratis desde $300.00» */
export const termsCopy = ({ fee, minimum, freeFrom }: DeliveryTerms): string =>
  [
    fee === 0 ? 'Envío gratis' : `Envío ${moneyText(fee)}`,
    ...(minimum === 0 ? [] : [`pedido mínimo ${moneyText(minimum)}`]),
    ...(fee === 0 || freeFrom === null ? [] : [`gratis desde ${moneyText(freeFrom)}`]),
  ].join(', ');
