import { type Position, previewZoom } from '@crepas/domain';
import { mapsAddress, mapsLocale } from '@crepas/ui/maps';
import { config } from '../../shared/env.ts';

const mapsUrl = () => mapsAddress(config.maps.url);

/** The session storage key of the library's suggestion cache, one per maps service. */
export const suggestionsCacheKey = () => `places ${mapsUrl()}`;

/** The Static Maps API has no dark scheme, but styles: one colour for each kind of thing. */
const darkStyles = [
  'element:geometry|color:0x29313c',
  'element:labels.text.fill|color:0xc3cad5',
  'element:labels.text.stroke|color:0x161b23',
  'feature:road|element:geometry|color:0x3d4654',
  'feature:road.highway|element:geometry|color:0x746a42',
  'feature:poi.park|element:geometry|color:0x243b33',
  'feature:water|element:geometry|color:0x17263c',
];

/**
 * @param size in CSS pixels, each side at most 640; the picture has twice the resolution
 * @param theme the colours of the picture
 */
export function staticMapUrl(
  { lat, lng }: Position,
  size: { width: number; height: number },
  theme: 'light' | 'dark',
): string {
  const query = new URLSearchParams({
    center: `${lat},${lng}`,
    markers: `${lat},${lng}`,
    zoom: String(previewZoom),
    size: `${size.width}x${size.height}`,
    scale: '2',
    ...mapsLocale,
    ...(config.maps.key !== '' && { key: config.maps.key }),
  });
  if (theme === 'dark') for (const style of darkStyles) query.append('style', style);
  return `${mapsUrl()}/maps/api/staticmap?${query}`;
}
