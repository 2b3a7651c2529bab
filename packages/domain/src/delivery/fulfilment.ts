import type { AddressDetails, SavedAddress } from '../customer/address.ts';

/** How an order reaches its customer: a courier brings it, or the customer picks it up from the shop (decision T7). */
export type Fulfilment = 'delivery' | 'pickup';

/** Where an order goes. One that is picked up needs only the phone. */
export type Destination =
  | { readonly fulfilment: 'delivery'; readonly saved: SavedAddress; readonly details: AddressDetails }
  | { readonly fulfilment: 'pickup'; readonly details: Pick<AddressDetails, 'phoneNumber'> };

/** What an order that is picked up has in place of an address. Part of the wire. */
export const pickupAddress = 'Recoger en la tienda';
