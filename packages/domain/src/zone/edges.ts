import type { Position } from '../address.ts';

export type Edge = { readonly from: Position; readonly to: Position };

/** The edges of a closed outline: edge 0 starts at corner 0. */
export const edgesOf = (corners: readonly Position[]): readonly Edge[] =>
  corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));

/** A tenth of a millimetre in degrees: the rounding of a computed position on an edge. */
const rounding = 1e-9;

/** Whether a position is on the edge, ends included. */
export function isOnEdge({ from, to }: Edge, { lat, lng }: Position): boolean {
  const [height, width] = [to.lat - from.lat, to.lng - from.lng];
  const square = height ** 2 + width ** 2;
  const along = square === 0 ? 0 : ((lat - from.lat) * height + (lng - from.lng) * width) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(lat - from.lat - share * height, lng - from.lng - share * width) <= rounding;
}

/** Positive when `a`, `b`, `c` turn left, negative when they turn right, 0 on one line. */
const turn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

/** Whether two edges have a position in common, ends included. */
export function edgesMeet(one: Edge, other: Edge): boolean {
  const isCrossing =
    turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0 &&
    turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) < 0;
  return (
    isCrossing ||
    isOnEdge(one, other.from) ||
    isOnEdge(one, other.to) ||
    isOnEdge(other, one.from) ||
    isOnEdge(other, one.to)
  );
}
