import { event } from './events.ts';
import { Geocoder } from './geocoder.ts';
import { LatLng } from './latLng.ts';
import { LatLngBounds } from './latLngBounds.ts';
import { SimMap } from './map.ts';
import { Marker } from './marker.ts';
import { MVCObject } from './mvcObject.ts';
import { AutocompleteSessionToken, AutocompleteSuggestion, Place } from './newPlaces.ts';
import { Point, Size } from './pixel.ts';
import { AutocompleteService, PlacesService } from './places.ts';
import { Polygon } from './polygon.ts';
import { isDenied, MapsRequestError, stats } from './settings.ts';

const controlPositions =
  'TOP_LEFT TOP_CENTER TOP_RIGHT LEFT_TOP RIGHT_TOP LEFT_CENTER RIGHT_CENTER LEFT_BOTTOM RIGHT_BOTTOM BOTTOM_LEFT BOTTOM_CENTER BOTTOM_RIGHT';
const statuses =
  'OK ZERO_RESULTS REQUEST_DENIED INVALID_REQUEST OVER_QUERY_LIMIT NOT_FOUND UNKNOWN_ERROR ERROR';
const authFailureAfterMs = 50;

/** An enum of strings whose values equal their names. */
const named = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]));
const numbered = (names: string) => Object.fromEntries(names.split(' ').map((name, k) => [name, k + 1]));

/** What `google.maps.importLibrary` gives under each name. */
const libraries: Readonly<Record<string, object>> = {
  core: {
    event,
    LatLng,
    LatLngBounds,
    Point,
    Size,
    MVCObject,
    MapsRequestError,
    ControlPosition: numbered(controlPositions),
  },
  maps: {
    Map: SimMap,
    Polygon,
    MapTypeId: { ROADMAP: 'roadmap', SATELLITE: 'satellite', HYBRID: 'hybrid', TERRAIN: 'terrain' },
  },
  marker: { Marker, Animation: numbered('BOUNCE DROP') },
  geocoding: {
    Geocoder,
    GeocoderStatus: named(statuses),
    GeocoderLocationType: named('ROOFTOP RANGE_INTERPOLATED GEOMETRIC_CENTER APPROXIMATE'),
  },
  places: {
    AutocompleteService,
    PlacesService,
    AutocompleteSessionToken,
    AutocompleteSuggestion,
    Place,
    PlacesServiceStatus: named(statuses),
  },
};

async function importLibrary(name: string): Promise<object> {
  const library = libraries[name];
  if (!library) throw new Error(`The library ${name} is unknown.`);
  return library;
}

/** Resolves a dotted name from the window, as in the loader's `callback` parameter. */
function callByName(path: string): void {
  const found = path.split('.').reduce<unknown>((owner, key) => Reflect.get(Object(owner), key), window);
  if (typeof found === 'function') found();
  else console.error(`The callback ${path} is no function.`);
}

/** Defines `google.maps` on the window like the real script, and then calls the page's callback. */
export function install(scriptUrl: string): void {
  if (stats().loads++) {
    console.error('You have included the Google Maps JavaScript API multiple times on this page.');
  }
  const { core, maps, marker, geocoding, places } = libraries;
  const namespace = Object.assign({}, core, maps, marker, geocoding, {
    version: '3.sim',
    places,
    marker,
    geocoding,
    importLibrary,
  });
  const existing: unknown = Reflect.get(window, 'google');
  Reflect.set(window, 'google', { ...Object(existing), maps: namespace });
  if (isDenied('auth')) setTimeout(() => window.gm_authFailure?.(), authFailureAfterMs);
  const callback = new URL(scriptUrl).searchParams.get('callback');
  if (callback) setTimeout(callByName, 0, callback);
}
