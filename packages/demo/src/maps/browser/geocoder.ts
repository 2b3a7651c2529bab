import { type Address, addressAt, addressById, districtAddress } from '../city/addresses.ts';
import { search } from '../city/search.ts';
import { geocoderResult } from './googleAddress.ts';
import { type LatLngLike, latLng } from './latLng.ts';
import { isDenied, MapsRequestError, type RequestStatus, respond, statusOf } from './settings.ts';

type Country = string | readonly (string | null)[] | null;

export type CountryRestriction = { readonly componentRestrictions?: { readonly country?: Country } | null };

export type GeocoderRequest = CountryRestriction & {
  readonly address?: string | null;
  readonly location?: LatLngLike | null;
  readonly placeId?: string | null;
};

export type GeocoderResponse = { readonly results: readonly ReturnType<typeof geocoderResult>[] };
type GeocoderCallback = (results: GeocoderResponse['results'] | null, status: 'OK' | RequestStatus) => void;

const endpoint = 'GEOCODER_GEOCODE';
const mostResults = 3;

/** The whole city lies in Mexico. */
export function includesMexico({ componentRestrictions }: CountryRestriction): boolean {
  const country = componentRestrictions?.country;
  if (!country) return true;
  return [country].flat().some((name) => /^(mx|m[eé]xico)$/i.test(name ?? ''));
}

function find(request: GeocoderRequest): readonly Address[] {
  const { address, location, placeId } = request;
  if (placeId) {
    const found = addressById(placeId);
    if (!found) throw new MapsRequestError('INVALID_REQUEST', endpoint);
    return [found];
  }
  if (location) {
    const found = addressAt(latLng(location).toJSON());
    return found ? [found, districtAddress(found.district)] : [];
  }
  if (!address) throw new MapsRequestError('INVALID_REQUEST', endpoint);
  return includesMexico(request) ? search(address, mostResults) : [];
}

/** `google.maps.Geocoder`: text, place ids and coordinates to addresses; by promise or by callback. */
export class Geocoder {
  async geocode(request: GeocoderRequest, callback?: GeocoderCallback | null): Promise<GeocoderResponse> {
    try {
      const response = await respond('geocode', () => {
        if (isDenied('geocoder')) throw new MapsRequestError('REQUEST_DENIED', endpoint);
        const results = find(request).map(geocoderResult);
        if (!results.length) throw new MapsRequestError('ZERO_RESULTS', endpoint);
        return { results };
      });
      callback?.(response.results, 'OK');
      return response;
    } catch (error) {
      if (!callback) throw error;
      const status = statusOf(error);
      callback(status === 'ZERO_RESULTS' ? [] : null, status);
      return { results: [] };
    }
  }
}
