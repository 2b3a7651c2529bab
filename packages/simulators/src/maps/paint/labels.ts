import type { Point } from '../city/geometry.ts';
import type { Brush } from './brush.ts';
import type { Frame } from './frame.ts';
import { colors, fontFamily } from './palette.ts';
import type { Sheet } from './sheet.ts';

export type Label = {
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
  /** In radians clockwise. */
  readonly angle?: number;
  /** Colour of a dot above the text. */
  readonly dot?: string;
  /** Lower ones are placed first; the others make room. */
  readonly rank: number;
};

type Area = { readonly at: Point; readonly halfWidth: number; readonly halfHeight: number };

const characterWidth = 0.56;
const dotOffset = 12;
const fullTurn = 2 * Math.PI;

const widthOf = (text: string, size: number) => text.length * size * characterWidth;

/** The upright rectangle around a label. */
function areaOf({ at, text, size, angle = 0 }: Label): Area {
  const halfText = widthOf(text, size) / 2 + 6;
  const halfLine = size * 0.8;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return { at, halfWidth: halfText * cos + halfLine * sin, halfHeight: halfText * sin + halfLine * cos };
}

const overlap = (a: Area, b: Area) =>
  Math.abs(a.at[0] - b.at[0]) < a.halfWidth + b.halfWidth &&
  Math.abs(a.at[1] - b.at[1]) < a.halfHeight + b.halfHeight;

const isVisible = ({ at: [x, y], halfWidth, halfHeight }: Area, { width, height }: Frame) =>
  x + halfWidth > 0 && y + halfHeight > 0 && x - halfWidth < width && y - halfHeight < height;

function write(brush: Brush, { at, text, size, color, isBold, angle, dot }: Label): void {
  brush.save();
  brush.translate(...at);
  if (angle) brush.rotate(angle);
  if (dot) {
    drawDot(brush, dot);
    brush.translate(0, dotOffset);
  }
  brush.font = `${isBold ? 500 : 400} ${size}px ${fontFamily}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.lineJoin = 'round';
  brush.strokeStyle = colors.halo;
  brush.lineWidth = 3;
  brush.strokeText(text, 0, 0);
  brush.fillStyle = color;
  brush.fillText(text, 0, 0);
  brush.restore();
}

function drawDot(brush: Brush, color: string): void {
  for (const [radius, fill] of [
    [5, color],
    [1.8, '#fff'],
  ] as const) {
    brush.beginPath();
    brush.arc(0, 0, radius, 0, fullTurn);
    brush.fillStyle = fill;
    brush.fill();
  }
}

/** Writes the labels that fit, none over another. */
export function writeLabels({ brush, frame, labels }: Sheet): void {
  const taken: Area[] = [];
  for (const label of labels.toSorted((a, b) => a.rank - b.rank)) {
    const area = areaOf(label);
    if (!isVisible(area, frame) || taken.some((other) => overlap(area, other))) continue;
    taken.push(area);
    write(brush, label);
  }
}

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
    color: colors.streetName,
    rank: isBold ? 1 : 2,
  };
}
