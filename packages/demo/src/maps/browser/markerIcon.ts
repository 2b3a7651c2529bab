import { redPin } from '../pin.ts';
import { element, svgElement } from './dom.ts';
import type { Point, Size } from './pixel.ts';

/** A picture instead of the red pin: its URL, optionally with size and anchor. */
export type Icon =
  | string
  | { readonly url?: string; readonly size?: Size; readonly scaledSize?: Size; readonly anchor?: Point };

type IconLike = Icon | null | undefined;

const detailsOf = (icon: IconLike) => (typeof icon === 'string' ? { url: icon } : (icon ?? {}));

export function sizeOf(icon: IconLike): { readonly width: number; readonly height: number } {
  const { scaledSize, size }: Exclude<Icon, string> = detailsOf(icon);
  return scaledSize ?? size ?? redPin;
}

/** From the icon's top left corner to its anchor; by default the middle of its lower edge. */
export function anchorOf(icon: IconLike): { readonly left: number; readonly top: number } {
  const { anchor }: Exclude<Icon, string> = detailsOf(icon);
  const { width, height } = sizeOf(icon);
  return { left: anchor?.x ?? width / 2, top: anchor?.y ?? height };
}

export function drawIcon(icon: IconLike): Element {
  const { url } = detailsOf(icon);
  return url ? createPicture(url) : createPin();
}

function createPin(): SVGElement {
  const { width, height, body, eye, color, edgeColor } = redPin;
  const pin = svgElement('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'aria-hidden': 'true',
    overflow: 'visible',
  });
  pin.append(
    svgElement('path', { d: body, fill: color, stroke: edgeColor, 'stroke-width': 0.8 }),
    svgElement('circle', { cx: eye.x, cy: eye.y, r: eye.radius, fill: edgeColor }),
  );
  return pin;
}

function createPicture(url: string): HTMLImageElement {
  const picture = element('img', { width: '100%', height: '100%', pointerEvents: 'none' });
  picture.src = url;
  picture.alt = '';
  return picture;
}
