import { event } from './events.ts';
import { LatLng, LatLngBounds } from './latLng.ts';
import { SimMap } from './map.ts';
import { Marker } from './marker.ts';
import { Polygon } from './polygon.ts';
import { AutocompleteSuggestion, Geocoder } from './services.ts';
import { isKeyRefused } from './settings.ts';

const authFailureAfterMs = 50;

/** The script of Google Maps: defines `google.maps`, then calls the page's callback. */
const maps = {
  version: '3.sim',
  event,
  LatLng,
  LatLngBounds,
  Map: SimMap,
  Marker,
  Polygon,
  Geocoder,
  places: { AutocompleteSuggestion },
};
Reflect.set(window, 'google', { maps });
if (isKeyRefused()) setTimeout(() => window.gm_authFailure?.(), authFailureAfterMs);

const { currentScript } = document;
const callback =
  currentScript instanceof HTMLScriptElement && new URL(currentScript.src).searchParams.get('callback');
if (callback) setTimeout(() => Reflect.apply(Reflect.get(window, callback), window, []), 0);
