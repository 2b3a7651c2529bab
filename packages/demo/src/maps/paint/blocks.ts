import { chance, pick } from '../city/chance.ts';
import { shopKinds } from '../city/gazetteer.ts';
import type { Point } from '../city/geometry.ts';
import { houseNumber } from '../city/houses.ts';
import { onGrid } from '../city/streetPlan.ts';
import { lotWidth, type Street } from '../city/streets.ts';
import { paintSquare } from './greenery.ts';
import { fontFamily, fromZoom } from './palette.ts';
import { fillRect, type GridRect, type Plot, type Sheet } from './sheet.ts';

/** The houses of one street on one side of it, between two distances along it. */
type Row = {
  readonly street: Street;
  readonly side: 1 | -1;
  readonly from: number;
  readonly to: number;
  /** How far the lots reach back from the street, in metres. */
  readonly depth: number;
  readonly seed: string;
};

const shareOfSquares = 0.045;
const narrowestHouse = 3.2;
const narrowestNumber = 6;

const gridRect = (street: Street, ahead: Point, aside: Point): GridRect =>
  street.direction === 'along' ? { along: ahead, across: aside } : { along: aside, across: ahead };

const sorted = (a: number, b: number): Point => (a < b ? [a, b] : [b, a]);

/** The ground between two neighbouring streets along the grid and two across it. */
export function paintBlock(
  sheet: Sheet,
  plot: Plot,
  along: readonly [Street, Street],
  across: readonly [Street, Street],
): void {
  const { brush, frame } = sheet;
  const [south, north] = along;
  const [west, east] = across;
  const u: Point = [west.position + west.width / 2, east.position - east.width / 2];
  const v: Point = [south.position + south.width / 2, north.position - north.width / 2];
  const middle = plot.toPixel([(u[0] + u[1]) / 2, (v[0] + v[1]) / 2]);
  if (!frame.shows(middle, Math.hypot(u[1] - u[0], v[1] - v[0]) * frame.scale)) return;

  const seed = `${plot.district.name} ${south.index}/${west.index}`;
  const pavement = { along: [u[0] + 1.2, u[1] - 1.2], across: [v[0] + 1.2, v[1] - 1.2] } as const;
  if (chance(seed, 'square') < shareOfSquares) {
    paintSquare(sheet, plot, pavement, west.name, seed);
    return;
  }
  fillRect(brush, plot, pavement, frame.colors.block);
  if (frame.zoom < fromZoom.houses) return;

  const depthV = Math.min(22, (v[1] - v[0]) / 2 - 3);
  const depthU = Math.min(20, (u[1] - u[0]) / 2 - 3);
  const courtyard = {
    along: [u[0] + depthU, u[1] - depthU],
    across: [v[0] + depthV, v[1] - depthV],
  } as const;
  fillRect(brush, plot, courtyard, frame.colors.courtyard);
  const wide = { from: u[0] + 1, to: u[1] - 1, depth: depthV, seed };
  const narrow = { from: v[0] + depthV, to: v[1] - depthV, depth: depthU, seed };
  paintRow(sheet, plot, { street: south, side: 1, ...wide });
  paintRow(sheet, plot, { street: north, side: -1, ...wide });
  paintRow(sheet, plot, { street: west, side: 1, ...narrow });
  paintRow(sheet, plot, { street: east, side: -1, ...narrow });
}

function paintRow(sheet: Sheet, plot: Plot, row: Row): void {
  for (let lot = Math.floor(row.from / lotWidth); lot * lotWidth < row.to; lot++) {
    const ahead: Point = [Math.max(row.from, lot * lotWidth), Math.min(row.to, (lot + 1) * lotWidth)];
    if (ahead[1] - ahead[0] >= narrowestHouse) paintHouse(sheet, plot, row, lot, ahead);
  }
}

function paintHouse(sheet: Sheet, plot: Plot, row: Row, lot: number, [from, to]: Point): void {
  const { brush, frame, labels } = sheet;
  const { street, side, depth } = row;
  const seed = [row.seed, street.direction, side, lot] as const;
  const front = street.position + side * (street.width / 2 + 3.2);
  const back = street.position + side * (street.width / 2 + depth * (0.62 + 0.36 * chance(...seed)));
  fillRect(brush, plot, gridRect(street, [from + 0.3, to - 0.3], sorted(front, back)), frame.colors.house);
  if (frame.zoom >= fromZoom.houseEdges) {
    brush.strokeStyle = frame.colors.houseEdge;
    brush.lineWidth = 0.8;
    brush.stroke();
  }
  const at = (share: number) =>
    plot.toPixel(onGrid(street.direction, (from + to) / 2, front + (back - front) * share));
  const shops = frame.zoom >= fromZoom.allShops ? 0.05 : frame.zoom >= fromZoom.shops ? 0.022 : 0;
  if (chance(...seed, 'shop') < shops && frame.isIn(plot.district, at(0.3))) {
    const { name, color } = pick(shopKinds, ...seed, 'kind');
    labels.push({ at: at(0.3), text: name, size: 11, color, dot: color, rank: 3 });
  } else if (frame.zoom >= fromZoom.houseNumbers && to - from > narrowestNumber) {
    writeNumber(sheet, at(0.5), houseNumber(street, (from + to) / 2, side));
  }
}

function writeNumber({ brush, frame }: Sheet, at: Point, number: number): void {
  if (!frame.shows(at, 20)) return;
  brush.fillStyle = frame.colors.houseNumber;
  brush.font = `${Math.min(11, 2.84 * frame.scale + 4)}px ${fontFamily}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(String(number), ...at);
}
