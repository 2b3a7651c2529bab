import { type Position, previewZoom } from '@crepas/domain';
import type { Libraries } from '@react-google-maps/api';
import { config } from '../env.ts';

declare global {
  interface Window {
    /** Google calls it when the key is refused, long after the script has loaded. */
    gm_authFailure?: () => void;
  }
}

/** Absolute: the loader compares it with the address of its script element. */
const mapsUrl = () => new URL(config.maps.url, window.location.href).href.replace(/\/$/, '');

const language = 'es-419';
const region = 'MX';

/** One array for the app's whole life: the loader starts again for another one. */
const libraries: Libraries = ['places'];

export const loaderOptions = () => ({
  apiUrl: mapsUrl(),
  googleMapsApiKey: config.maps.key,
  libraries,
  language,
  region,
  version: 'quarterly',
});

/** Where suggestions are cached, per maps service: the library asks for a key of the session's storage. */
export const suggestionsCacheKey = () => `places ${mapsUrl()}`;

export const suggestionsRequest = {
  componentRestrictions: { country: 'mx' },
  types: ['address'],
  language,
  region,
};

/** @param size in CSS pixels, each side at most 640; the picture comes at twice that */
export function staticMapUrl({ lat, lng }: Position, size: { width: number; height: number }): string {
  const query = new URLSearchParams({
    center: `${lat},${lng}`,
    markers: `${lat},${lng}`,
    zoom: String(previewZoom),
    size: `${size.width}x${size.height}`,
    scale: '2',
    language,
    region,
    ...(config.maps.key !== '' && { key: config.maps.key }),
  });
  return `${mapsUrl()}/maps/api/staticmap?${query}`;
}

/** Tells when Google refuses the key; answers how to stop listening. */
export function onMapsRefused(tell: () => void): () => void {
  window.gm_authFailure = tell;
  return () => {
    if (window.gm_authFailure === tell) delete window.gm_authFailure;
  };
}
