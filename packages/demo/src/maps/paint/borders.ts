import { borderAvenue, hasMedian } from '../city/borderAvenues.ts';
import { neighbourAt } from '../city/districts.ts';
import { edges, middle, type Point } from '../city/geometry.ts';
import { labelAlong } from './labelAlong.ts';
import { fromZoom } from './palette.ts';
import { type Plot, passes, type Sheet, traceLine } from './sheet.ts';

/** The avenue between two districts, as far as it is in the picture. */
type Border = { readonly line: readonly [Point, Point]; readonly name: string; readonly hasTrees: boolean };

const widthMetres = 26;
const medianMetres = 4;

function bordersOf({ district, corners }: Plot): readonly Border[] {
  return edges(corners).flatMap(([from, to]) => {
    const neighbour = neighbourAt(district, middle(from, to));
    // Each border belongs to both districts: the one that comes first draws it.
    if (!neighbour || neighbour.index < district.index) return [];
    return [
      { line: [from, to], name: borderAvenue(district, neighbour), hasTrees: hasMedian(district, neighbour) },
    ];
  });
}

export function paintBorders({ brush, frame, labels }: Sheet, plots: readonly Plot[]): void {
  const borders = plots.flatMap(bordersOf);
  for (const pass of passes) {
    for (const { line, hasTrees } of borders) {
      traceLine(brush, line.map(frame.toPixel));
      brush.strokeStyle = pass === 'edge' ? frame.colors.borderEdge : frame.colors.border;
      brush.lineWidth = Math.max(3, widthMetres * frame.scale) + (pass === 'edge' ? 2 : 0);
      brush.stroke();
      if (pass === 'edge' || !hasTrees || frame.zoom < fromZoom.medians) continue;
      brush.strokeStyle = frame.colors.park;
      brush.lineWidth = medianMetres * frame.scale;
      brush.stroke();
    }
  }
  if (frame.zoom < fromZoom.borderNames) return;
  for (const { line, name } of borders) {
    const label = labelAlong(frame, frame.toPixel(line[0]), frame.toPixel(line[1]), name, true);
    if (label) labels.push(label);
  }
}
