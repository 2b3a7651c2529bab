import type { PhoneNumber } from './phone.ts';

/** Degrees, WGS 84. */
export type Position = { readonly lat: number; readonly lng: number };

/**
 * Where to deliver. The position belongs to the text: it is the marker's position when the customer chose the text,
 * or null for a text that was typed without a pin (decision P7).
 */
export type SavedAddress = { readonly address: string; readonly position: Position | null };

/** What the courier needs beyond the map. `phoneNumber` has ten digits: `checkAddressForm` reads what was typed. */
export type AddressDetails = {
  readonly houseNumber: string;
  readonly reference: string;
  readonly phoneNumber: PhoneNumber;
  readonly phoneVerified: boolean;
};

/** The most code units of what a customer types; together they fit into `maxDeliveryAddressLength`. */
export const maxAddressLengths = { address: 500, houseNumber: 100, reference: 300 } as const;

/** A missing or non-numeric coordinate is no location (spec §5), nor is one that is not on the Earth, such as a latitude of 91. */
export function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lng } = value as Partial<Record<'lat' | 'lng', unknown>>;
  return typeof lat === 'number' && typeof lng === 'number' && isOnEarth({ lat, lng });
}

/** Degrees of latitude from -90 to 90 and of longitude from -180 to 180. False for NaN. */
export const isOnEarth = ({ lat, lng }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
