import { answersInTime } from './answersInTime.ts';

type Places = typeof google.maps.places;
type Answer = (
  predictions: google.maps.places.AutocompletePrediction[] | null,
  status: `${google.maps.places.PlacesServiceStatus}`,
) => void;

/** The new service has no type `address`; these types together are its equivalent. */
const addressTypes = ['street_address', 'premise', 'subpremise', 'route', 'intersection'];

/**
 * New Google projects have no AutocompleteService, and use-places-autocomplete supports no other service:
 * this adapter implements the old interface on the new service. An answer to an outdated query is dropped.
 *
 * @internal
 */
export class NewAutocompleteService {
  #asked = 0;
  readonly #places: Pick<Places, 'AutocompleteSuggestion'>;

  constructor(places: Pick<Places, 'AutocompleteSuggestion'> = google.maps.places) {
    this.#places = places;
  }

  async getPlacePredictions(asked: google.maps.places.AutocompletionRequest, answer: Answer): Promise<void> {
    this.#asked += 1;
    const mine = this.#asked;
    const answerInTime: Answer = (...result) => {
      if (mine === this.#asked) answer(...result);
    };
    try {
      const request = newRequest(asked);
      const { suggestions } = await answersInTime(
        this.#places.AutocompleteSuggestion.fetchAutocompleteSuggestions(request),
      );
      const predictions = suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [{ ...oldPrediction(placePrediction), input: asked.input }] : [],
      );
      answerInTime(predictions, predictions.length > 0 ? 'OK' : 'ZERO_RESULTS');
    } catch {
      answerInTime(null, 'UNKNOWN_ERROR');
    }
  }
}

/** The text that a suggestion answers: it may come after the customer has typed on. Undefined from the old service. */
export const inputOf = (suggestion: object | undefined): string | undefined =>
  (suggestion as { readonly input?: string } | undefined)?.input;

/** For use-places-autocomplete: the adapter if the maps script has the new service; with undefined it uses the old one. */
export const newPlaces = () =>
  'AutocompleteSuggestion' in google.maps.places
    ? { places: { AutocompleteService: NewAutocompleteService } }
    : undefined;

function newRequest(asked: google.maps.places.AutocompletionRequest): google.maps.places.AutocompleteRequest {
  const { input, componentRestrictions, types, language, region, locationBias } = asked;
  const countries = [componentRestrictions?.country ?? []].flat().filter((country) => country !== null);
  return {
    input,
    ...(countries.length > 0 && { includedRegionCodes: countries }),
    ...(types && {
      includedPrimaryTypes: types.flatMap((type) => (type === 'address' ? addressTypes : type)),
    }),
    ...(language != null && { language }),
    ...(region != null && { region }),
    ...(locationBias != null && { locationBias }),
  };
}

function oldPrediction(place: google.maps.places.PlacePrediction): google.maps.places.AutocompletePrediction {
  return {
    description: place.text.text,
    place_id: place.placeId,
    matched_substrings: [],
    terms: [],
    types: place.types,
    structured_formatting: {
      main_text: place.mainText?.text ?? place.text.text,
      main_text_matched_substrings: [],
      secondary_text: place.secondaryText?.text ?? '',
    },
  };
}
