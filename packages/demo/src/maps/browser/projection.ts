import { radians } from '../city/geometry.ts';
import { LatLng } from './latLng.ts';
import { Point } from './pixel.ts';

/** The world at zoom 0 is one square tile, in pixels. */
export const worldSize = 256;

/** Beyond this sine of the latitude Mercator diverges. */
const nearPole = 0.9999;

const tiny = 1e-9;
const nearestFit = 20;

/** Web Mercator, as Google numbers it: (0, 0) is the north-west corner of the world, (256, 256) the other one. */
export function toWorld(place: LatLng): Point {
  const sine = Math.min(nearPole, Math.max(-nearPole, Math.sin(radians(place.lat()))));
  const y = worldSize / 2 - (Math.log((1 + sine) / (1 - sine)) * worldSize) / (4 * Math.PI);
  return new Point(worldSize / 2 + (place.lng() * worldSize) / 360, y);
}

export function fromWorld({ x, y }: Point): LatLng {
  const angle = ((worldSize / 2 - y) / worldSize) * 2 * Math.PI;
  const lat = ((2 * Math.atan(Math.exp(angle)) - Math.PI / 2) * 180) / Math.PI;
  return new LatLng(lat, ((x - worldSize / 2) * 360) / worldSize);
}

/** Centre, zoom and size of a viewport in pixels. */
export type Camera = {
  readonly center: LatLng;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
};

export function toScreen({ center, zoom, width, height }: Camera, place: LatLng): Point {
  const scale = 2 ** zoom;
  const [here, middle] = [toWorld(place), toWorld(center)];
  return new Point((here.x - middle.x) * scale + width / 2, (here.y - middle.y) * scale + height / 2);
}

export function fromScreen({ center, zoom, width, height }: Camera, { x, y }: Point): LatLng {
  const scale = 2 ** zoom;
  const middle = toWorld(center);
  return fromWorld(new Point(middle.x + (x - width / 2) / scale, middle.y + (y - height / 2) / scale));
}

/** The largest whole zoom at which both corners fit into the viewport. */
export function zoomToFit(
  southWest: LatLng,
  northEast: LatLng,
  size: Pick<Camera, 'width' | 'height'>,
): number {
  const [low, high] = [toWorld(southWest), toWorld(northEast)];
  const across = Math.log2(size.width / Math.max(tiny, high.x - low.x));
  const down = Math.log2(size.height / Math.max(tiny, low.y - high.y));
  return Math.floor(Math.min(nearestFit, across, down));
}
