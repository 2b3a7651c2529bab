import { type Cart, cartTotal } from '../cart/cart.ts';
import type { AddressDetails, SavedAddress } from '../customer/address.ts';
import { type Destination, type Fulfilment, pickupAddress } from '../delivery/fulfilment.ts';
import { addCents, type Cents } from '../money/money.ts';
import { toLine } from '../text/freeText.ts';
import { type OrderPayload, payloadLines } from './orderPayload.ts';

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
 * The next step of «Finalizar» for what is known of the customer (spec §4, Checkout). Nobody who picks the order up is asked
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

/** What «Finalizar» sends: the prices that the customer saw, the address as one line. Payment is in cash (spec §9) until the customer chooses, and delivery free until {@link withFee}. */
export const buildOrderPayload = (cart: Cart, destination: Destination): OrderPayload => ({
  ...placeOf(destination),
  fulfilment: destination.fulfilment,
  payment: 'cash',
  total: cartTotal(cart),
  lines: payloadLines(cart),
});

function placeOf(destination: Destination): Pick<OrderPayload, 'phone' | 'deliveryAddress'> {
  switch (destination.fulfilment) {
    case 'delivery': {
      const { saved, details } = destination;
      return { phone: details.phoneNumber, deliveryAddress: deliveryAddress(saved, details) };
    }
    case 'pickup':
      return { phone: destination.details.phoneNumber, deliveryAddress: pickupAddress };
  }
}

/** The order with what its delivery costs, in centavos: a fee of 0 leaves it without the field `fee`. */
export const withFee = (order: OrderPayload, fee: Cents): OrderPayload =>
  fee === 0 ? order : { ...order, fee, total: addCents(order.total, fee) };

/** One line for the courier: address, house number, reference (decision P6). Empty parts are left out. @internal */
export function deliveryAddress(
  saved: SavedAddress,
  { houseNumber, reference }: Pick<AddressDetails, 'houseNumber' | 'reference'>,
): string {
  return [saved.address, houseNumber, reference]
    .map(toLine)
    .filter((part) => part !== '')
    .join(', ');
}
