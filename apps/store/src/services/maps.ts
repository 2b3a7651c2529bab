import { type Position, previewZoom } from '@crepas/domain';
import { mapsAddress, mapsLocale, mapsOptions } from '@crepas/ui/maps';
import type { Libraries } from '@react-google-maps/api';
import { config } from '../env.ts';

const mapsUrl = () => mapsAddress(config.maps.url);

/** One array instance: the loader reloads the script when the array's identity changes. */
const libraries: Libraries = ['places'];

export const loaderOptions = () => ({ ...mapsOptions(config.maps), libraries });

/** The session storage key of the library's suggestion cache, one per maps service. */
export const suggestionsCacheKey = () => `places ${mapsUrl()}`;

export const suggestionsRequest = {
  componentRestrictions: { country: 'mx' },
  types: ['address'],
  ...mapsLocale,
};

/** @param size in CSS pixels, each side at most 640; the picture has twice the resolution */
export function staticMapUrl({ lat, lng }: Position, size: { width: number; height: number }): string {
  const query = new URLSearchParams({
    center: `${lat},${lng}`,
    markers: `${lat},${lng}`,
    zoom: String(previewZoom),
    size: `${size.width}x${size.height}`,
    scale: '2',
    ...mapsLocale,
    ...(config.maps.key !== '' && { key: config.maps.key }),
  });
  return `${mapsUrl()}/maps/api/staticmap?${query}`;
}
