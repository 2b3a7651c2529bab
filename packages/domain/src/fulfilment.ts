import type { AddressDetails, SavedAddress } from './address.ts';
import type { Instant } from './shop/schedule.ts';

/** How an order reaches its customer: a courier brings it, or the customer fetches it from the shop (decision T7). */
export type Fulfilment = 'delivery' | 'pickup';

/** Where an order goes. One that is fetched needs only the phone. */
export type Destination =
  | { readonly fulfilment: 'delivery'; readonly saved: SavedAddress; readonly details: AddressDetails }
  | { readonly fulfilment: 'pickup'; readonly details: Pick<AddressDetails, 'phoneNumber'> };

/** What an order that is fetched has in place of an address. Part of the wire. */
export const pickupAddress = 'Recoger en la tienda';

/** The owner's settings of orders that customers fetch. */
export type Pickup = {
  readonly isActive: boolean;
  /** From the order until it is ready. */
  readonly minutes: number;
};

export type PickupSettings = {
  readonly pickup: Pickup;
  /** Fetching has a pause of its own; the shop's pause stops it too. */
  readonly pickupPausedUntil: Instant | null;
};

/** As an owner who has not changed it: every order is brought (spec §9). */
export const noPickup = {
  pickup: { isActive: false, minutes: 20 },
  pickupPausedUntil: null,
} as const satisfies PickupSettings;

export const canPickUp = ({ pickup, pickupPausedUntil }: PickupSettings, instant: Instant): boolean =>
  pickup.isActive && (pickupPausedUntil === null || instant >= pickupPausedUntil);
