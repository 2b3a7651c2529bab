import type { Address } from '../city/addresses.ts';
import { LatLng } from './latLng.ts';
import { LatLngBounds } from './latLngBounds.ts';

type AddressComponent = google.maps.GeocoderAddressComponent;

/** Half the side of the viewport of a result, in degrees. */
const viewportReach = { house: 0.0006, street: 0.004, district: 0.004 };

const component = (long_name: string, types: string[], short_name = long_name): AddressComponent => ({
  long_name,
  short_name,
  types,
});

export const typesOf = ({ kind }: Address): string[] =>
  kind === 'house'
    ? ['street_address']
    : kind === 'street'
      ? ['route']
      : ['political', 'sublocality', 'sublocality_level_1'];

/** The line a suggestion shows in bold. */
export function mainText({ street, number, district }: Address): string {
  if (!street) return district.name;
  return number === undefined ? street : `${street} ${number}`;
}

/** The secondary line, in Google's abbreviations for Mexico. */
export function secondaryText({ street, district }: Address): string {
  const { short, borough, postalCode } = district;
  return [...(street ? [short] : []), borough, `${postalCode} Ciudad de México`, 'CDMX', 'México'].join(', ');
}

export const formatted = (address: Address): string => `${mainText(address)}, ${secondaryText(address)}`;

function componentsOf({ street, number, district }: Address): AddressComponent[] {
  return [
    ...(number === undefined ? [] : [component(String(number), ['street_number'])]),
    ...(street ? [component(street, ['route'])] : []),
    component(district.name, ['political', 'sublocality', 'sublocality_level_1'], district.short),
    component(district.borough, ['political', 'administrative_area_level_3']),
    component('Ciudad de México', ['locality', 'political'], 'CDMX'),
    component('Ciudad de México', ['administrative_area_level_1', 'political'], 'CDMX'),
    component('México', ['country', 'political'], 'MX'),
    component(district.postalCode, ['postal_code']),
  ];
}

/** An address as `google.maps.GeocoderResult`. */
export function geocoderResult(address: Address) {
  const { kind, location, placeId } = address;
  const { lat, lng } = location;
  const reach = viewportReach[kind];
  return {
    address_components: componentsOf(address),
    formatted_address: formatted(address),
    place_id: placeId,
    types: typesOf(address),
    geometry: {
      location: new LatLng(location),
      location_type: kind === 'house' ? 'ROOFTOP' : 'GEOMETRIC_CENTER',
      viewport: new LatLngBounds(
        { lat: lat - reach, lng: lng - reach },
        { lat: lat + reach, lng: lng + reach },
      ),
    },
  };
}
