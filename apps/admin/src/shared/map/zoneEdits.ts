import type { Position, Zone } from '@crepas/domain';

/** An outline that is being drawn: it may have fewer corners than a zone, or cross itself. */
export type Outline = Zone;

/** Where a new corner goes: between the ends of the nearest edge, so that a tap near an edge bends that edge. */
export function placeForCorner(outline: Outline, position: Position): number {
  if (outline.length < 3) return outline.length;
  const distances = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    return distanceToEdge(position, from, to);
  });
  return distances.indexOf(Math.min(...distances)) + 1;
}

export const withCorner = (outline: Outline, place: number, position: Position): Outline => [
  ...outline.slice(0, place),
  position,
  ...outline.slice(place),
];

export const withMovedCorner = (outline: Outline, moved: number, to: Position): Outline =>
  outline.map((corner, place) => (place === moved ? to : corner));

export const withoutCorner = (outline: Outline, removed: number): Outline =>
  outline.filter((_, place) => place !== removed);

/** In degrees of latitude. A degree of longitude is shorter. */
function distanceToEdge(position: Position, from: Position, to: Position): number {
  const shortening = Math.cos((position.lat * Math.PI) / 180);
  const vector = (a: Position, b: Position) => [(b.lng - a.lng) * shortening, b.lat - a.lat] as const;
  const [edgeX, edgeY] = vector(from, to);
  const [x, y] = vector(from, position);
  const square = edgeX ** 2 + edgeY ** 2;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * edgeX + y * edgeY) / square));
  return Math.hypot(x - share * edgeX, y - share * edgeY);
}
