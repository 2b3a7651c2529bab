import { chance, pick } from '../city/chance.ts';
import { fromZoom } from './palette.ts';
import { fillRect, type GridRect, type Plot, type Sheet, traceLine, tracePolygon } from './sheet.ts';

const groveMetres = 160;
const treesInGrove = 7;
const treesInSquare = 26;

function plantTrees(
  { brush, frame }: Sheet,
  plot: Plot,
  { along, across }: GridRect,
  count: number,
  seed: string,
): void {
  brush.fillStyle = frame.colors.tree;
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
  fillRect(brush, plot, block, frame.colors.park);
  if (frame.zoom < fromZoom.parkNames) return;
  plantTrees(sheet, plot, block, treesInSquare, seed);
  const at = plot.toPixel([(block.along[0] + block.along[1]) / 2, (block.across[0] + block.across[1]) / 2]);
  if (!frame.isIn(plot.district, at)) return;
  const text = `${pick(['Parque', 'Plaza', 'Jardín'], seed)} ${street.replace(/^(Av|Calz)\. /, '')}`;
  labels.push({ at, text, size: 12, color: frame.colors.parkName, rank: 1 });
}

/** A whole district of trees and winding paths. */
export function paintPark(sheet: Sheet, plot: Plot): void {
  const { brush, frame } = sheet;
  tracePolygon(brush, plot.corners.map(frame.toPixel));
  brush.fillStyle = frame.colors.park;
  brush.fill();
  if (frame.zoom < fromZoom.trees) return;
  for (let u = Math.floor(plot.along[0] / groveMetres); u * groveMetres <= plot.along[1]; u++) {
    for (let v = Math.floor(plot.across[0] / groveMetres); v * groveMetres <= plot.across[1]; v++) {
      const grove = {
        along: [u * groveMetres, (u + 1) * groveMetres],
        across: [v * groveMetres, (v + 1) * groveMetres],
      } as const;
      plantTrees(sheet, plot, grove, treesInGrove, `${plot.district.name} ${u} ${v}`);
    }
  }
  brush.strokeStyle = frame.colors.path;
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
