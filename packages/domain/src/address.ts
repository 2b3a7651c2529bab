import type { PhoneNumber } from './phone.ts';

/** Degrees, WGS 84. */
export type Position = { readonly lat: number; readonly lng: number };

/**
 * Where to deliver. Text and position belong together: the position is what lay under the marker when the text was
 * chosen, or null for a text that was typed without a pin (decision P7).
 */
export type SavedAddress = { readonly address: string; readonly position: Position | null };

/** What the courier needs beyond the map; `phoneNumber` is as typed until it was validated. */
export type AddressDetails = {
  readonly houseNumber: string;
  readonly reference: string;
  readonly phoneNumber: PhoneNumber;
  readonly phoneVerified: boolean;
};

/** Mexico City: where the map opens when nothing better is known (spec §9). */
export const defaultCentre: Position = { lat: 19.4326, lng: -99.1332 };

export const pickerZoom = 19;
export const previewZoom = 18;

/** A missing or non-numeric coordinate is no location (spec §5). */
export function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { lat, lng } = value as Partial<Record<'lat' | 'lng', unknown>>;
  return Number.isFinite(lat) && Number.isFinite(lng);
}
