import { type Position, previewZoom } from '@crepas/domain';
import type { Libraries } from '@react-google-maps/api';
import { config } from '../env.ts';

declare global {
  interface Window {
    /** Google calls it when it refuses the key, which happens long after the script has loaded. */
    gm_authFailure?: () => void;
  }
}

/** Absolute: the loader compares it with the address of its script element. */
const mapsUrl = () => new URL(config.maps.url, window.location.href).href.replace(/\/$/, '');

const language = 'es-419';
const region = 'MX';

/** One array instance: the loader reloads the script when the array's identity changes. */
const libraries: Libraries = ['places'];

export const loaderOptions = () => ({
  apiUrl: mapsUrl(),
  googleMapsApiKey: config.maps.key,
  libraries,
  language,
  region,
  version: 'quarterly',
});

/** The session storage key of the library's suggestion cache, one per maps service. */
export const suggestionsCacheKey = () => `places ${mapsUrl()}`;

export const suggestionsRequest = {
  componentRestrictions: { country: 'mx' },
  types: ['address'],
  language,
  region,
};

/** @param size in CSS pixels, each side at most 640; the picture has twice the resolution */
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

let isRefused = false;
const listeners = new Set<() => void>();

/**
 * Whether Google has refused the key. It says so once per document, possibly after the screen was left, so the answer
 * is kept: a second map would be Google's error box.
 */
export const mapsRefusal = {
  current: () => isRefused,
  subscribe(onChange: () => void): () => void {
    window.gm_authFailure = () => {
      isRefused = true;
      for (const listener of listeners) listener();
    };
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
