import { chance } from './chance.ts';
import { chord, type District, districts } from './districts.ts';
import type { Point } from './geometry.ts';

/** Streets run along the district's grid or across it. */
export type Direction = 'along' | 'across';

/** Names along one direction; from the first of them on a street every `pitch` metres, more or less. */
type Plan = { readonly names: readonly string[]; readonly pitch: number; readonly first: number };

const pitches = {
  along: { least: 64, usual: 88, spread: 22 },
  across: { least: 78, usual: 118, spread: 34 },
};
const opposite = { along: 'across', across: 'along' } as const satisfies Record<Direction, Direction>;

/** A grid point from a distance along a street's direction and one off its axis. */
export const onGrid = (direction: Direction, ahead: number, aside: number): Point =>
  direction === 'along' ? [ahead, aside] : [aside, ahead];

/** From where to where a line in a street's direction runs inside its district: metres ahead on the grid. */
export function chordThrough(district: District, direction: Direction, start: Point): Point | undefined {
  const [x, y] = district.fromGrid([0, 0]);
  const [aheadX, aheadY] = district.fromGrid(onGrid(direction, 1, 0));
  return chord(district, district.fromGrid(start), [aheadX - x, aheadY - y]);
}

/** Fits the streets a district names into its breadth. */
function plan(district: District, direction: Direction): Plan {
  const names = district[direction] ? district[direction].split(',') : [];
  const [from, to] = chordThrough(district, opposite[direction], [0, 0]) ?? [-500, 500];
  const gaps = Math.max(3, names.length) - 1;
  const { least, usual, spread } = pitches[direction];
  const wanted = usual + chance(district.name, direction) * spread;
  const pitch = Math.max(least, Math.min(wanted, (to - from - 30) / (gaps + 0.8)));
  return { names, pitch, first: (from + to - pitch * gaps) / 2 };
}

const plansByDistrict = districts.map((district) => ({
  along: plan(district, 'along'),
  across: plan(district, 'across'),
}));

export function planOf(district: District, direction: Direction): Plan {
  const plans = plansByDistrict[district.index];
  if (!plans) throw new RangeError(`No district ${district.index}`);
  return plans[direction];
}
