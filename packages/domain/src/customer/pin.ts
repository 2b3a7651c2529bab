import type { Position } from './address.ts';

/** Why a place on the map is not an address yet (decision R10): nobody chose it, it is rough, or it has no door. */
export type PinDoubt =
  | { readonly kind: 'guess' }
  | { readonly kind: 'rough'; readonly metres: number }
  | { readonly kind: 'street' };

/** A position that may be farther off is not a door. */
export const maxAccuracyMetres = 100;

/** @param metres the accuracy of a position, as the browser reports it */
export const accuracyDoubt = (metres: number): PinDoubt | null =>
  metres > maxAccuracyMetres ? { kind: 'rough', metres } : null;

/** A code of a square of the map, «WRF8+2X»: no courier finds it on a ticket. */
const plusCode = /(?<![\p{L}\d])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}(?![\p{L}\d])[\s,]*/gu;

/** An address without codes of the map: «WRF8+2X Roma Norte» is «Roma Norte». */
export const withoutPlusCode = (text: string): string => text.replace(plusCode, '');

/** A geocoder's result. */
export type GeocodedPlace = {
  readonly formatted_address: string;
  /** What it is, in the words of Google Maps. */
  readonly types?: readonly string[] | undefined;
};

const buildings = ['premise', 'subpremise', 'establishment', 'point_of_interest'];

/** False for a street without number, a corner, a neighbourhood and a plus code. */
export function isDoor({ formatted_address, types = [] }: GeocodedPlace): boolean {
  if (withoutPlusCode(formatted_address) !== formatted_address) return false;
  if (types.some((type) => buildings.includes(type))) return true;
  const [street = ''] = formatted_address.split(',');
  return types.includes('street_address') && /\d/.test(street);
}

/** Mexico City: the map's centre when no better position is known (spec §9). */
export const defaultCentre: Position = { lat: 19.4326, lng: -99.1332 };

export const pickerZoom = 19;
export const previewZoom = 18;
