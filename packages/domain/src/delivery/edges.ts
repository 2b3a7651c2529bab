import type { Position } from '../customer/address.ts';

export type Edge = { readonly from: Position; readonly to: Position };

/** The edges of an outline: the last one connects the last corner with the first. */
export const edgesOf = (corners: readonly Position[]): readonly Edge[] =>
  corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));

/** A tenth of a millimetre in degrees: the rounding of a computed position on an edge. */
const rounding = 1e-9;

/** Whether a position is on the edge, ends included. */
export function isOnEdge({ from, to }: Edge, { lat, lng }: Position): boolean {
  const [height, width] = [to.lat - from.lat, to.lng - from.lng];
  const square = height ** 2 + width ** 2;
  // An edge without length is a point.
  const along = ((lat - from.lat) * height + (lng - from.lng) * width) / (square || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(lat - from.lat - share * height, lng - from.lng - share * width) <= rounding;
}

/** Positive when `a`, `b`, `c` turn left, negative when they turn right, 0 on one line. */
const turn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

/** Whether each edge has ends on both sides of the other. An end on the other edge is no crossing. */
export const edgesCross = (one: Edge, other: Edge): boolean =>
  turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0 &&
  turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) < 0;
