import { type District, districts, outline } from '../city/districts.ts';
import type { Point } from '../city/geometry.ts';
import { type Street, streetsBetween } from '../city/streets.ts';
import { paintBlock } from './blocks.ts';
import { paintBorders } from './borders.ts';
import type { Brush } from './brush.ts';
import { type Frame, frameOf, type View } from './frame.ts';
import { paintPark } from './greenery.ts';
import { writeLabels } from './labels.ts';
import { districtNamesEnd, fromZoom } from './palette.ts';
import { nameRoads, paintRoads } from './roads.ts';
import { type Plot, type Sheet, tracePolygon } from './sheet.ts';

/** Draws the city as seen in a view. The same view always gives the same picture. */
export function paint(brush: Brush, view: View): void {
  const frame = frameOf(view);
  const sheet: Sheet = { brush, frame, labels: [] };
  brush.fillStyle = frame.colors.land;
  brush.fillRect(0, 0, frame.width, frame.height);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  const plots = districts.flatMap((district) => plotOf(district, frame) ?? []);
  for (const plot of plots) paintPlot(sheet, plot);
  paintBorders(sheet, plots);
  writeLabels(sheet);
}

function plotOf(district: District, frame: Frame): Plot | undefined {
  const corners = outline(district, frame.ground);
  if (corners.length < 3) return undefined;
  const grid = corners.map(district.toGrid);
  const range = (axis: 0 | 1): Point => {
    const values = grid.map((corner) => corner[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const toPixel = (point: Point) => frame.toPixel(district.fromGrid(point));
  return { district, corners, along: range(0), across: range(1), toPixel };
}

function paintPlot(sheet: Sheet, plot: Plot): void {
  const { brush, frame } = sheet;
  brush.save();
  tracePolygon(brush, plot.corners.map(frame.toPixel));
  brush.clip();
  if (plot.district.isPark) paintPark(sheet, plot);
  else paintStreets(sheet, plot);
  brush.restore();
  nameDistrict(sheet, plot.district);
}

function paintStreets(sheet: Sheet, plot: Plot): void {
  const { zoom } = sheet.frame;
  const along = streetsBetween(plot.district, 'along', ...plot.across);
  const across = streetsBetween(plot.district, 'across', ...plot.along);
  if (zoom >= fromZoom.blocks) {
    for (const rows of pairs(along)) {
      for (const columns of pairs(across)) paintBlock(sheet, plot, rows, columns);
    }
  }
  paintRoads(sheet, plot, [...along, ...across]);
  if (zoom < fromZoom.streetNames) return;
  nameRoads(sheet, plot, { streets: along, crossings: across });
  nameRoads(sheet, plot, { streets: across, crossings: along });
}

const pairs = (streets: readonly Street[]) =>
  streets.flatMap((street, k) => {
    const next = streets[k + 1];
    return next ? [[street, next] as const] : [];
  });

function nameDistrict({ frame, labels }: Sheet, { centre, short, name, isPark }: District): void {
  if (frame.zoom < fromZoom.districtNames || frame.zoom >= districtNamesEnd) return;
  const isFull = frame.zoom >= fromZoom.fullDistrictNames;
  labels.push({
    at: frame.toPixel(centre),
    text: isFull ? name.toUpperCase() : short,
    size: isFull ? 12.5 : 11,
    color: isPark ? frame.colors.parkName : frame.colors.districtName,
    isBold: true,
    rank: 0,
  });
}
