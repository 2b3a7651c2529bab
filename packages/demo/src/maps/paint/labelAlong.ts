import type { Point } from '../city/geometry.ts';
import type { Frame } from './frame.ts';
import { type Label, widthOf } from './label.ts';

/** The part of a line inside the picture (Liang–Barsky). */
function clipLine(from: Point, to: Point, { width, height }: Frame): readonly [Point, Point] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  for (const [slope, room] of [
    [-dx, from[0]],
    [dx, width - from[0]],
    [-dy, from[1]],
    [dy, height - from[1]],
  ] as const) {
    if (slope < 0) start = Math.max(start, room / slope);
    else if (slope > 0) end = Math.min(end, room / slope);
    else if (room < 0) return undefined;
  }
  const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
  return start <= end ? [at(start), at(end)] : undefined;
}

/** A label along the visible part of a line, never upside down; nothing where it does not fit. */
export function labelAlong(
  frame: Frame,
  from: Point,
  to: Point,
  text: string,
  isBold: boolean,
): Label | undefined {
  const visible = clipLine(from, to, frame);
  if (!visible) return undefined;
  const [[ax, ay], [bx, by]] = visible;
  const size = isBold ? 12.5 : 11.5;
  if (Math.hypot(bx - ax, by - ay) < widthOf(text, size) + 16) return undefined;
  const heading = Math.atan2(by - ay, bx - ax);
  const isUpsideDown = heading > Math.PI / 2 || heading <= -Math.PI / 2;
  const angle = isUpsideDown ? heading + Math.PI : heading;
  return {
    at: [(ax + bx) / 2, (ay + by) / 2],
    text,
    size,
    angle,
    isBold,
    color: frame.colors.streetName,
    rank: isBold ? 1 : 2,
  };
}
