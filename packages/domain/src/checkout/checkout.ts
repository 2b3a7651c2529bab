import type { Cart } from '../cart/cart.ts';
import type { AddressDetails, SavedAddress } from '../customer/address.ts';
import type { Destination, Fulfilment } from '../delivery/fulfilment.ts';

export type CheckoutStep =
  | { readonly kind: 'emptyCart' }
  | { readonly kind: 'needsAddress' }
  | { readonly kind: 'needsPhone' }
  /** Another address was chosen, and its house number not typed. */
  | { readonly kind: 'needsDetails' }
  | { readonly kind: 'ready'; readonly destination: Destination };

/** What is known of the customer. */
export type KnownPlace = {
  readonly fulfilment: Fulfilment;
  readonly saved: SavedAddress | null;
  readonly details: AddressDetails | null;
};

/**
 * The next step of «Finalizar» for what is known of the customer (spec §4, Checkout). Nobody who fetches the order is asked
 * for an address (decision T7).
 *
 * @param withoutCode the shop calls instead of the code (decision T1): the phone need not be proven
 */
export function nextCheckoutStep(
  cart: Cart,
  { fulfilment, saved, details }: KnownPlace,
  withoutCode = false,
): CheckoutStep {
  if (cart.length === 0) return { kind: 'emptyCart' };
  if (fulfilment !== 'pickup' && !saved) return { kind: 'needsAddress' };
  if (!details || !(withoutCode || details.phoneVerified)) return { kind: 'needsPhone' };
  if (fulfilment === 'pickup' || !saved) {
    return { kind: 'ready', destination: { fulfilment: 'pickup', details } };
  }
  if (!details.houseNumber) return { kind: 'needsDetails' };
  return { kind: 'ready', destination: { fulfilment, saved, details } };
}
