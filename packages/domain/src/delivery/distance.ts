import type { Position } from '../customer/address.ts';

/** The mean radius of the Earth. */
export const earthRadiusMetres = 6_371_008.8;

/** An angle in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The length of the shortest way over the Earth's surface. A degree of longitude has no fixed length. */
export function distanceMetres(a: Position, b: Position): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const square = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  // Rounding may give a little more than 1 for opposite points, and then the arc sine is not a number.
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(square)));
}

/**
 * The order of a round trip: from the start to the nearest stop, from there to the nearest of the others, and so on. Of
 * stops at the same distance the earlier one of the list comes first.
 */
export function nearestFirst<Stop extends { readonly position: Position }>(
  from: Position,
  stops: readonly Stop[],
): readonly Stop[] {
  const [first, ...others] = stops;
  if (first === undefined) return [];
  const nearest = others.reduce(
    (best, stop) => (distanceMetres(from, stop.position) < distanceMetres(from, best.position) ? stop : best),
    first,
  );
  const rest = stops.filter((stop) => stop !== nearest);
  return [nearest, ...nearestFirst(nearest.position, rest)];
}
