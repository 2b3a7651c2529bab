import { type District, districtAt } from '../city/districts.ts';
import {
  type Box,
  cityMiddle,
  cityReach,
  earthRadius,
  type Point,
  radians,
  toGround,
} from '../city/geometry.ts';
import { type Colors, colorsOf } from './palette.ts';

/** What a map shows: its centre in degrees, Google's zoom (whole or not) and its size in pixels. */
export type View = {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
  /** The colours of Google's dark scheme. */
  readonly isDark?: boolean;
};

/** A view with the values that painting needs. */
export type Frame = View & {
  readonly colors: Colors;
  /** Pixels per metre. */
  readonly scale: number;
  /** The ground in view and some more around it. */
  readonly ground: Box;
  readonly toPixel: (ground: Point) => Point;
  /** Whether a pixel lies in a district: labels of one must not be written into the next. */
  readonly isIn: (district: District, pixel: Point) => boolean;
  /** Whether a circle in pixels touches the picture. */
  readonly shows: (pixel: Point, radius: number) => boolean;
};

const marginMetres = 60;
const tileSize = 256;

/** Pixels per metre in this city. */
export const scaleAt = (zoom: number) =>
  (tileSize * 2 ** zoom) / (2 * Math.PI * earthRadius) / Math.cos(radians(cityMiddle.lat));

/** A view of the whole country must not compute its streets. */
const inCity = (metres: number) => Math.max(-cityReach, Math.min(cityReach, metres));

export function frameOf(view: View): Frame {
  const { width, height, zoom } = view;
  const scale = scaleAt(zoom);
  const [x, y] = toGround(view);
  const reachX = width / 2 / scale + marginMetres;
  const reachY = height / 2 / scale + marginMetres;
  return {
    ...view,
    colors: colorsOf(view.isDark ?? false),
    scale,
    ground: [inCity(x - reachX), inCity(y - reachY), inCity(x + reachX), inCity(y + reachY)],
    toPixel: ([east, north]) => [width / 2 + (east - x) * scale, height / 2 - (north - y) * scale],
    isIn: (district, [right, down]) =>
      districtAt([x + (right - width / 2) / scale, y - (down - height / 2) / scale]) === district,
    shows: ([right, down], radius) =>
      right > -radius && down > -radius && right < width + radius && down < height + radius,
  };
}
