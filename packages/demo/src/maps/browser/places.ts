import { type Address, addressById } from '../city/addresses.ts';
import { type CountryRestriction, includesMexico } from './geocoder.ts';
import { formatted, geocoderResult, mainText, secondaryText, typesOf } from './googleAddress.ts';
import type { LatLngLike } from './latLng.ts';
import { matchesIn, predict } from './predictions.ts';
import { isDenied, MapsRequestError, type RequestStatus, respond, statusOf } from './settings.ts';

export type AutocompletionRequest = CountryRestriction & {
  readonly input: string;
  readonly location?: LatLngLike;
  readonly origin?: LatLngLike;
};

type Prediction = ReturnType<typeof predictionOf>;
type PredictionsCallback = (predictions: Prediction[] | null, status: 'OK' | RequestStatus) => void;

type Details = ReturnType<typeof geocoderResult> & { readonly name: string };
type DetailsCallback = (details: Details | null, status: 'OK' | RequestStatus) => void;

const endpoint = 'PLACES_AUTOCOMPLETE';

function predictionOf(address: Address, input: string) {
  const description = formatted(address);
  const main = mainText(address);
  return {
    description,
    place_id: address.placeId,
    matched_substrings: matchesIn(description, input),
    structured_formatting: {
      main_text: main,
      main_text_matched_substrings: matchesIn(main, input),
      secondary_text: secondaryText(address),
    },
    terms: [{ offset: 0, value: main }],
    types: [...typesOf(address), 'geocode'],
  };
}

/** The legacy `google.maps.places.AutocompleteService`; Google no longer enables it for new projects. */
export class AutocompleteService {
  async getPlacePredictions(
    request: AutocompletionRequest,
    callback?: PredictionsCallback | null,
  ): Promise<{ predictions: Prediction[] }> {
    try {
      const predictions = await respond('legacyPredictions', () => {
        if (isDenied('places-legacy')) throw new MapsRequestError('REQUEST_DENIED', endpoint);
        const found = includesMexico(request) ? predict(request) : [];
        if (!found.length) throw new MapsRequestError('ZERO_RESULTS', endpoint);
        return found.map((address) => predictionOf(address, request.input));
      });
      callback?.(predictions, 'OK');
      return { predictions };
    } catch (error) {
      if (!callback) throw error;
      callback(null, statusOf(error));
      return { predictions: [] };
    }
  }
}

/** The legacy `google.maps.places.PlacesService`. */
export class PlacesService {
  async getDetails({ placeId }: { readonly placeId: string }, callback: DetailsCallback): Promise<void> {
    const address = await respond('legacyDetails', () => addressById(placeId));
    if (isDenied('places-legacy')) callback(null, 'REQUEST_DENIED');
    else if (!address) callback(null, 'NOT_FOUND');
    else callback({ ...geocoderResult(address), name: mainText(address) }, 'OK');
  }
}
