import type { AddressDetails, SavedAddress } from './address.ts';
import type { Cart } from './cart.ts';

export type CheckoutStep =
  | { readonly kind: 'emptyCart' }
  | { readonly kind: 'needsAddress' }
  | { readonly kind: 'needsPhone' }
  /** Another address was chosen, and its house number not typed. */
  | { readonly kind: 'needsDetails' }
  | { readonly kind: 'ready'; readonly saved: SavedAddress; readonly details: AddressDetails };

/**
 * The next step of «Finalizar» for what is known of the customer (spec §4, Checkout).
 *
 * @param withoutCode the shop calls instead of the code (decision T1): the phone need not be proven
 */
export function nextCheckoutStep(
  cart: Cart,
  saved: SavedAddress | null,
  details: AddressDetails | null,
  withoutCode = false,
): CheckoutStep {
  if (cart.length === 0) return { kind: 'emptyCart' };
  if (saved === null) return { kind: 'needsAddress' };
  if (!details || !(withoutCode || details.phoneVerified)) return { kind: 'needsPhone' };
  if (!details.houseNumber) return { kind: 'needsDetails' };
  return { kind: 'ready', saved, details };
}
