import type { Point } from '../city/geometry.ts';
import type { Brush } from './brush.ts';
import type { Frame } from './frame.ts';
import { type Label, widthOf } from './label.ts';
import { fontFamily } from './palette.ts';
import type { Sheet } from './sheet.ts';

type Area = { readonly at: Point; readonly halfWidth: number; readonly halfHeight: number };

const dotOffset = 12;
const fullTurn = 2 * Math.PI;

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

function write({ brush, frame }: Sheet, { at, text, size, color, isBold, angle, dot }: Label): void {
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
  brush.strokeStyle = frame.colors.halo;
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
export function writeLabels(sheet: Sheet): void {
  const { frame, labels } = sheet;
  const taken: Area[] = [];
  for (const label of labels.toSorted((a, b) => a.rank - b.rank)) {
    const area = areaOf(label);
    if (!isVisible(area, frame) || taken.some((other) => overlap(area, other))) continue;
    taken.push(area);
    write(sheet, label);
  }
}
