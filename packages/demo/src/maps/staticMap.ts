import { drawCity } from './drawing.ts';
import { redPin } from './pin.ts';
import type { View } from './projection.ts';

/** Google's own limit for a static map, in pixels. */
const maxSide = 640;

const numbers = (text: string | null, separator: string) =>
  (text ?? '').split(separator).map((part) => (part.trim() ? Number(part) : Number.NaN));

/** Center, size and zoom as the Static Maps API writes them; nothing when one is missing or out of range. */
function readView(query: URLSearchParams): View | undefined {
  const [lat = Number.NaN, lng = Number.NaN] = numbers(query.get('center'), ',');
  const [width = Number.NaN, height = Number.NaN] = numbers(query.get('size'), 'x');
  const zoom = Number(query.get('zoom') ?? 15);
  const isInRange =
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180 &&
    width >= 1 &&
    width <= maxSide &&
    height >= 1 &&
    height <= maxSide &&
    zoom >= 0 &&
    zoom <= 21;
  return isInRange ? { lat, lng, zoom, width, height } : undefined;
}

function pinAt(x: number, y: number): string {
  return `<g transform="translate(${x - redPin.width / 2} ${y - redPin.height})">${redPin.drawing}</g>`;
}

/**
 * The picture the Static Maps API would send, as SVG; nothing for a request Google would refuse.
 * Reads `center`, `zoom`, `size` and `markers` (drawn in the middle). Any `style` gives the dark city: the shop uses styles
 * for nothing else.
 */
export function staticMap(query: URLSearchParams): string | undefined {
  const view = readView(query);
  if (!view) return undefined;
  const { width, height } = view;
  const pin = query.has('markers') ? pinAt(width / 2, height / 2) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawCity(view, query.has('style') ? 'dark' : 'light')}${pin}</svg>`;
}
