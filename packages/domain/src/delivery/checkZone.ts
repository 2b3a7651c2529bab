import { isOnEarth, type Position } from '../customer/address.ts';
import { edgesCross, edgesOf, isOnEdge } from './edges.ts';
import type { Zone } from './zone.ts';

export const minCorners = 3;
export const maxCorners = 50;

export type ZoneFault =
  | { readonly code: 'tooFew' | 'tooMany'; readonly corners: number }
  | { readonly code: 'notOnEarth'; readonly corner: number }
  | { readonly code: 'crossesItself' };

/** Null for a zone that the shop may have. */
export function validateZone(zone: Zone): ZoneFault | null {
  const corners = zone.length;
  if (corners < minCorners) return { code: 'tooFew', corners };
  if (corners > maxCorners) return { code: 'tooMany', corners };
  const corner = zone.findIndex((position) => !isOnEarth(position));
  if (corner >= 0) return { code: 'notOnEarth', corner };
  return crossesItself(zone) ? { code: 'crossesItself' } : null;
}

/** Whether the outline crosses or touches itself, turns back on itself, or has a corner twice. @internal */
export function crossesItself(zone: Zone): boolean {
  const edges = edgesOf(zone);
  return edges.some((edge, index) => {
    const isForeign = (_: Position, corner: number) =>
      corner !== index && corner !== (index + 1) % zone.length;
    return (
      zone.filter(isForeign).some((corner) => isOnEdge(edge, corner)) ||
      edges.some((other) => edgesCross(edge, other))
    );
  });
}
