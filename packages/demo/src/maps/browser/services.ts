import {
  type Address,
  addressAt,
  addressById,
  formatted,
  mainText,
  search,
  secondaryText,
} from '../addresses.ts';
import type { Place } from '../projection.ts';
import { LatLng, type LatLngLike, placeOf } from './latLng.ts';
import { respond } from './settings.ts';

const maxSuggestions = 5;

/** An address as `google.maps.GeocoderResult`, as far as the apps read it. */
const resultOf = (address: Address) => ({
  formatted_address: formatted(address),
  place_id: address.placeId,
  types: ['street_address'],
  geometry: { location: new LatLng(address.location), location_type: 'ROOFTOP' },
});

export type GeocoderRequest = { readonly location?: LatLngLike; readonly placeId?: string };
export type GeocoderResult = ReturnType<typeof resultOf>;
export type GeocoderAnswer = (
  results: GeocoderResult[] | null,
  status: 'OK' | 'ZERO_RESULTS' | 'REQUEST_DENIED',
) => void;

/** `google.maps.Geocoder`: a place or a place id to the address there. */
export class Geocoder {
  async geocode({ location, placeId }: GeocoderRequest, answer: GeocoderAnswer): Promise<void> {
    try {
      const found = await respond('geocode', () =>
        location ? addressAt(placeOf(location)) : addressById(placeId ?? ''),
      );
      answer(found ? [resultOf(found)] : [], found ? 'OK' : 'ZERO_RESULTS');
    } catch {
      answer(null, 'REQUEST_DENIED');
    }
  }
}

const suggestionOf = (address: Address) => ({
  placePrediction: {
    placeId: address.placeId,
    text: { text: formatted(address) },
    mainText: { text: mainText(address) },
    secondaryText: { text: secondaryText(address) },
    types: ['street_address', 'geocode'],
  },
});

type SuggestionsRequest = {
  readonly input: string;
  /** A circle. */
  readonly locationBias?: { readonly center: Place };
};

/** `google.maps.places.AutocompleteSuggestion`, from Places API (New). */
export const AutocompleteSuggestion = {
  fetchAutocompleteSuggestions: ({ input, locationBias }: SuggestionsRequest) =>
    respond('newSuggestions', () => ({
      suggestions: search(input, maxSuggestions, locationBias?.center).map(suggestionOf),
    })),
};
