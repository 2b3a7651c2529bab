import { belowMinimumCopy } from '@crepas/api';
import {
  addCents,
  type Cents,
  freeQuote,
  moneyText,
  offeredPayments,
  type PaymentMethod,
  plainTerms,
} from '@crepas/domain';
import { deliveryCopy, type OrderPlace, pinOf, quoteFor } from './fees.ts';
import { isOutside, type ShopHours, shopHours } from './shopHours.ts';
import type { ShopNow } from './shopNow.ts';

/** What a cart costs with its delivery, and whether it can be ordered. */
export type CartQuote = {
  /** The sum of the products. */
  readonly subtotal: Cents;
  readonly fee: Cents;
  readonly total: Cents;
  /** What delivery costs, or may cost while there is no address that the shop delivers to; absent where it is free. */
  readonly feeNote?: string;
  /** What is missing to the minimum: «Finalizar» sends nothing. */
  readonly belowMinimumMessage?: string;
  readonly payments: readonly PaymentMethod[];
  readonly hours: ShopHours;
};

type QuotedCart = {
  /** The sum of the products; 0 for a cart of which nothing can be ordered. */
  readonly subtotal: Cents;
  readonly place: OrderPlace;
};

/** While the shop is unknown a cart costs what is in it, and nothing stops it: the server refuses by itself. */
export function cartQuote(shopNow: ShopNow | undefined, { subtotal, place }: QuotedCart): CartQuote {
  const terms = shopNow?.shop ?? plainTerms;
  const { fee, missing } = subtotal === 0 ? freeQuote : quoteFor(terms, place, subtotal);
  const feeNote = fee > 0 ? moneyText(fee) : possibleFeeNote(shopNow, place);
  return {
    subtotal,
    fee,
    total: addCents(subtotal, fee),
    ...(feeNote !== undefined && { feeNote }),
    ...(missing > 0 && { belowMinimumMessage: belowMinimumCopy(missing) }),
    payments: offeredPayments(terms),
    hours: shopHours(shopNow, place),
  };
}

/** What delivery may cost, while there is no address or one outside of the zone, which another one will replace. */
function possibleFeeNote(shopNow: ShopNow | undefined, place: OrderPlace) {
  if (!shopNow || place.fulfilment === 'pickup') return undefined;
  const isPlaceOpen = place.saved === null || isOutside(shopNow.shop.zone, pinOf(place));
  return isPlaceOpen ? deliveryCopy(shopNow.shop)?.main : undefined;
}
