import { type Address, addressById } from '../city/addresses.ts';
import { formatted, geocoderResult, mainText, secondaryText, typesOf } from './googleAddress.ts';
import type { LatLng, LatLngLike } from './latLng.ts';
import type { LatLngBounds } from './latLngBounds.ts';
import { matchesIn, predict } from './predictions.ts';
import { isDenied, MapsRequestError, respond } from './settings.ts';

export type SuggestionsRequest = {
  readonly input: string;
  readonly includedRegionCodes?: readonly string[] | null;
  readonly locationBias?: LatLngLike | { readonly center: LatLngLike } | null;
  readonly origin?: LatLngLike | null;
};

/** Options of the legacy service that the new one refuses by name. */
const legacyOptions = [
  'componentRestrictions',
  'types',
  'location',
  'radius',
  'bounds',
  'offset',
  'strictBounds',
];

/** A billing session; it has no effect here. */
export class AutocompleteSessionToken {}

const formattable = (text: string, typed: string) => ({
  text,
  matches: matchesIn(text, typed).map(({ offset, length }) => ({
    startOffset: offset,
    endOffset: offset + length,
  })),
  toString: () => text,
});

function suggestionOf(address: Address, typed: string) {
  const { placeId } = address;
  return {
    placePrediction: {
      placeId,
      text: formattable(formatted(address), typed),
      mainText: formattable(mainText(address), typed),
      secondaryText: formattable(secondaryText(address), ''),
      types: [...typesOf(address), 'geocode'],
      distanceMeters: null,
      toPlace: () => new Place({ id: placeId }),
    },
  };
}

/** `google.maps.places.AutocompleteSuggestion`, from Places API (New). */
export const AutocompleteSuggestion = {
  async fetchAutocompleteSuggestions(request: SuggestionsRequest) {
    const unknown = legacyOptions.find((option) => option in request);
    if (unknown) throw new Error(`InvalidValueError: in property ${unknown}: unknown property`);
    return respond('newSuggestions', () => {
      if (isDenied('places-new')) throw new MapsRequestError('PERMISSION_DENIED', 'PLACES_AUTOCOMPLETE');
      const regions = request.includedRegionCodes ?? [];
      const isHere = !regions.length || regions.some((code) => code.toLowerCase() === 'mx');
      const { input, locationBias, origin } = request;
      const found = isHere
        ? predict({ input, locationBias: locationBias ?? null, origin: origin ?? null })
        : [];
      return { suggestions: found.map((address) => suggestionOf(address, input)) };
    });
  },
};

/** `google.maps.places.Place`, from Places API (New). Any requested field loads all of them. */
export class Place {
  readonly id: string;
  location?: LatLng;
  viewport?: LatLngBounds;
  formattedAddress?: string;
  displayName?: string;
  addressComponents?: readonly { longText: string; shortText: string; types: string[] }[];

  constructor({ id }: { readonly id: string }) {
    this.id = id;
  }

  async fetchFields(_request?: { readonly fields: readonly string[] }): Promise<{ place: Place }> {
    const address = await respond('placeFetchFields', () => addressById(this.id));
    if (!address) throw new MapsRequestError('NOT_FOUND', 'PLACES_GET_PLACE');
    const { geometry, formatted_address, address_components } = geocoderResult(address);
    this.location = geometry.location;
    this.viewport = geometry.viewport;
    this.formattedAddress = formatted_address;
    this.displayName = mainText(address);
    this.addressComponents = address_components.map(({ long_name, short_name, types }) => ({
      longText: long_name,
      shortText: short_name,
      types,
    }));
    return { place: this };
  }
}
