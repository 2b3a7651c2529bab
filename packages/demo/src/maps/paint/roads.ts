import { hash } from '../city/chance.ts';
import type { Point } from '../city/geometry.ts';
import { onGrid } from '../city/streetPlan.ts';
import type { Street } from '../city/streets.ts';
import { labelAlong } from './labelAlong.ts';
import { fromZoom } from './palette.ts';
import { type Pass, type Plot, passes, type Sheet, traceLine } from './sheet.ts';

/** Parallel streets, and those that cross them. */
export type Roads = { readonly streets: readonly Street[]; readonly crossings: readonly Street[] };

/** An avenue's name is written once over so many blocks. */
const blocksPerAvenueName = 3;

const paints = {
  street: { edge: 'streetEdge', face: 'street', leastWidth: 1.1 },
  avenue: { edge: 'avenueEdge', face: 'avenue', leastWidth: 2.2 },
} as const;

function strokeRoad(
  { brush, frame }: Sheet,
  plot: Plot,
  { direction, position, width }: Street,
  kind: keyof typeof paints,
  pass: Pass,
): void {
  const [from, to] = plot[direction];
  traceLine(brush, [
    plot.toPixel(onGrid(direction, from, position)),
    plot.toPixel(onGrid(direction, to, position)),
  ]);
  brush.strokeStyle = frame.colors[paints[kind][pass]];
  brush.lineWidth =
    Math.max(paints[kind].leastWidth, (width - 2.4) * frame.scale) + (pass === 'edge' ? 1.6 : 0);
  brush.stroke();
}

/** Streets first and avenues over them; their edges below both. */
export function paintRoads(sheet: Sheet, plot: Plot, streets: readonly Street[]): void {
  const kinds =
    sheet.frame.zoom >= fromZoom.streets ? (['street', 'avenue'] as const) : (['avenue'] as const);
  for (const pass of passes) {
    for (const kind of kinds) {
      for (const street of streets) {
        if (street.isAvenue === (kind === 'avenue')) strokeRoad(sheet, plot, street, kind, pass);
      }
    }
  }
}

export function nameRoads(sheet: Sheet, plot: Plot, { streets, crossings }: Roads): void {
  for (const street of streets) {
    for (const [block, crossing] of crossings.entries()) {
      const next = crossings[block + 1];
      if (!next) continue;
      nameBlock(sheet, plot, street, crossings, block);
      if (sheet.frame.zoom >= fromZoom.arrows && !street.isAvenue)
        drawArrow(sheet, plot, street, crossing, next);
    }
  }
}

/** One name per block; at low zoom only on every other one. */
function nameBlock(
  { frame, labels }: Sheet,
  plot: Plot,
  street: Street,
  crossings: readonly Street[],
  block: number,
): void {
  const { direction, position, isAvenue, name } = street;
  if (isAvenue && block % blocksPerAvenueName) return;
  if (!isAvenue && frame.zoom < fromZoom.allStreetNames && hash(name, block) % 2) return;
  const from = crossings[block];
  const to = crossings[block + (isAvenue ? blocksPerAvenueName : 1)] ?? crossings.at(-1);
  if (!from || !to) return;
  const start = plot.toPixel(onGrid(direction, from.position + from.width / 2, position));
  const end = plot.toPixel(onGrid(direction, to.position - to.width / 2, position));
  const label = labelAlong(frame, start, end, name, isAvenue);
  if (label && frame.isIn(plot.district, label.at)) labels.push(label);
}

/** Which way the traffic goes: every ordinary street is one-way. */
function drawArrow({ brush, frame }: Sheet, plot: Plot, street: Street, from: Street, to: Street): void {
  const { direction, position, index } = street;
  const ahead = from.position + (to.position - from.position) * 0.16;
  const at = plot.toPixel(onGrid(direction, ahead, position));
  if (!frame.shows(at, 10)) return;
  const further = plot.toPixel(onGrid(direction, ahead + 1, position));
  const isReversed = hash(plot.district.name, direction, index) % 2 === 0;
  const shaft: readonly Point[] = [
    [-6, 0],
    [6, 0],
  ];
  const head: readonly Point[] = [
    [2, -3],
    [6, 0],
    [2, 3],
  ];
  brush.save();
  brush.translate(...at);
  brush.rotate(Math.atan2(further[1] - at[1], further[0] - at[0]) + (isReversed ? Math.PI : 0));
  brush.strokeStyle = frame.colors.arrow;
  brush.lineWidth = 1.2;
  for (const line of [shaft, head]) {
    traceLine(brush, line);
    brush.stroke();
  }
  brush.restore();
}
