/** East and north on the ground, in metres from the middle of the city; or right and down on the screen, in pixels. */
export type Point = readonly [number, number];

export type LatLngLiteral = { readonly lat: number; readonly lng: number };

/** West, south, east, north in metres. */
export type Box = readonly [number, number, number, number];

/** The origin of the plan. */
export const cityMiddle: LatLngLiteral = { lat: 19.41, lng: -99.16 };

/** The radius of the city in metres. */
export const cityReach = 30_000;

/** In metres. */
export const earthRadius = 6378137;

export const radians = (degrees: number) => (degrees * Math.PI) / 180;

const metresPerLat = earthRadius * radians(1);
const metresPerLng = metresPerLat * Math.cos(radians(cityMiddle.lat));

/** A flat plan is accurate enough for one city: 30 km out its error is less than a lot. */
export const toGround = ({ lat, lng }: LatLngLiteral): Point => [
  (lng - cityMiddle.lng) * metresPerLng,
  (lat - cityMiddle.lat) * metresPerLat,
];

export const toLatLng = ([x, y]: Point): LatLngLiteral => ({
  lat: cityMiddle.lat + y / metresPerLat,
  lng: cityMiddle.lng + x / metresPerLng,
});

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const middle = (a: Point, b: Point): Point => between(a, b, 0.5);

/** The point a share of the way from a to b. */
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Each corner with the next one, the last with the first. */
export const edges = (polygon: readonly Point[]): readonly (readonly [Point, Point])[] =>
  polygon.flatMap((corner, k) => {
    const next = polygon[(k + 1) % polygon.length];
    return next ? [[corner, next] as const] : [];
  });

/** The corners of the part of a convex polygon where `side` is not positive; `side` must be linear. */
export const cutOff = (polygon: readonly Point[], side: (point: Point) => number): readonly Point[] =>
  edges(polygon).flatMap(([from, to]) => {
    const [start, end] = [side(from), side(to)];
    const kept = start <= 0 ? [from] : [];
    return start * end < 0 ? [...kept, between(from, to, start / (start - end))] : kept;
  });
