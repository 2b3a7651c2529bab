import type { Position } from '../customer/address.ts';
import { distanceMetres } from './distance.ts';

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
