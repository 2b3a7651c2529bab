import type { View } from './paint/frame.ts';
import { paint } from './paint/paint.ts';
import { redPin } from './pin.ts';
import { SvgContext } from './svg/svgContext.ts';

/** Google's own limit for a static map, in pixels. */
const largestSide = 640;

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
    width <= largestSide &&
    height >= 1 &&
    height <= largestSide &&
    zoom >= 0 &&
    zoom <= 21;
  return isInRange ? { lat, lng, zoom, width, height } : undefined;
}

function pinAt(x: number, y: number): string {
  const { width, height, body, eye, color, edgeColor } = redPin;
  return `<g transform="translate(${x - width / 2} ${y - height})"><path d="${body}" fill="${color}" stroke="${edgeColor}" stroke-width=".8"/><circle cx="${eye.x}" cy="${eye.y}" r="${eye.radius}" fill="${edgeColor}"/></g>`;
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
  const context = new SvgContext(width, height);
  paint(context, { ...view, isDark: query.has('style') });
  const pin = query.has('markers') ? pinAt(width / 2, height / 2) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Roboto,Helvetica,Arial,sans-serif" text-anchor="middle" dominant-baseline="central">${context}${pin}</svg>`;
}
