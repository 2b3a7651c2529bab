import { type GeoArgs, getGeocode } from 'use-places-autocomplete';
import { answersInTime } from './answersInTime.ts';

/**
 * The first place that Google knows for an address, a position or the id of a suggestion.
 *
 * @throws when it knows none, refuses, or does not answer in time
 */
export async function geocode(asked: GeoArgs): Promise<google.maps.GeocoderResult | undefined> {
  const [first] = await answersInTime(getGeocode(asked));
  return first;
}
