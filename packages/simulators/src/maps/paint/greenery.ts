import { chance, pick } from '../city/chance.ts';
import { COLORS, FROM_ZOOM } from './palette.ts';
import { fillRect, type GridRect, type Plot, type Sheet, traceLine, tracePolygon } from './sheet.ts';

const GROVE = 160;
const TREES_IN_GROVE = 7;
const TREES_IN_SQUARE = 26;

function plantTrees(
  { brush, frame }: Sheet,
  plot: Plot,
  { along, across }: GridRect,
  count: number,
  seed: string,
): void {
  brush.fillStyle = COLORS.tree;
  for (let tree = 0; tree < count; tree++) {
    const u = along[0] + 4 + chance(seed, 'u', tree) * (along[1] - along[0] - 8);
    const v = across[0] + 4 + chance(seed, 'v', tree) * (across[1] - across[0] - 8);
    brush.beginPath();
    brush.arc(...plot.toPixel([u, v]), (2 + 2.4 * chance(seed, 'size', tree)) * frame.scale, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** A block that is a small public garden. */
export function paintSquare(sheet: Sheet, plot: Plot, block: GridRect, street: string, seed: string): void {
  const { brush, frame, labels } = sheet;
  fillRect(brush, plot, block, COLORS.park);
  if (frame.zoom < FROM_ZOOM.parkNames) return;
  plantTrees(sheet, plot, block, TREES_IN_SQUARE, seed);
  const at = plot.toPixel([(block.along[0] + block.along[1]) / 2, (block.across[0] + block.across[1]) / 2]);
  if (!frame.isIn(plot.district, at)) return;
  const text = `${pick(['Parque', 'Plaza', 'Jardín'], seed)} ${street.replace(/^(Av|Calz)\. /, '')}`;
  labels.push({ at, text, size: 12, color: COLORS.parkName, rank: 1 });
}

/** A whole district of trees and winding paths. */
export function paintPark(sheet: Sheet, plot: Plot): void {
  const { brush, frame } = sheet;
  tracePolygon(brush, plot.corners.map(frame.toPixel));
  brush.fillStyle = COLORS.park;
  brush.fill();
  if (frame.zoom < FROM_ZOOM.trees) return;
  for (let u = Math.floor(plot.along[0] / GROVE); u * GROVE <= plot.along[1]; u++) {
    for (let v = Math.floor(plot.across[0] / GROVE); v * GROVE <= plot.across[1]; v++) {
      const grove = { along: [u * GROVE, (u + 1) * GROVE], across: [v * GROVE, (v + 1) * GROVE] } as const;
      plantTrees(sheet, plot, grove, TREES_IN_GROVE, `${plot.district.name} ${u} ${v}`);
    }
  }
  brush.strokeStyle = COLORS.path;
  brush.lineWidth = Math.max(1, 5 * frame.scale);
  for (let path = -6; path <= 6; path++) {
    const bends = Array.from({ length: 49 }, (_, k) => (k - 24) / 2);
    traceLine(
      brush,
      bends.map((bend) => plot.toPixel([bend * 90, path * 170 + Math.sin(bend * 0.9 + path) * 55])),
    );
    brush.stroke();
  }
}
