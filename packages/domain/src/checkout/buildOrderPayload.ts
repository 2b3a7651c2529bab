import { type Cart, cartTotal } from '../cart/cart.ts';
import type { AddressDetails, SavedAddress } from '../customer/address.ts';
import { type Destination, pickupAddress } from '../delivery/fulfilment.ts';
import { addCents, type Cents } from '../money/money.ts';
import { toLine } from '../text/freeText.ts';
import { type OrderPayload, payloadLines } from './orderPayload.ts';

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
