import { chance, hash, pick } from './chance.ts';
import { chord, type District, districts } from './districts.ts';
import { borderAvenueNames, spareStreets } from './gazetteer.ts';
import type { Point } from './geometry.ts';

/** Streets run along the district's grid or across it. */
export type Direction = 'along' | 'across';

/** Width of a lot on its street, in metres. Lots are counted from the district's centre. */
export const lotWidth = 10;

export type Street = {
  readonly district: District;
  readonly direction: Direction;
  /** Its place among the parallel streets. May lie outside the named ones: the grid has no end. */
  readonly index: number;
  readonly name: string;
  readonly isAvenue: boolean;
  /** Of the ground between the lots, in metres. */
  readonly width: number;
  /** Where its axis lies on the grid, in metres from the centre. */
  readonly position: number;
  readonly firstLot: number;
  readonly lots: number;
};

type Plan = { readonly names: readonly string[]; readonly pitch: number; readonly first: number };

const pitches = {
  along: { least: 64, usual: 88, spread: 22 },
  across: { least: 78, usual: 118, spread: 34 },
};
const opposite = { along: 'across', across: 'along' } as const satisfies Record<Direction, Direction>;

/** A grid point from a distance along a street's direction and one off its axis. */
export const onGrid = (direction: Direction, ahead: number, aside: number): Point =>
  direction === 'along' ? [ahead, aside] : [aside, ahead];

function chordThrough(district: District, direction: Direction, start: Point): Point | undefined {
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

function planOf(district: District, direction: Direction): Plan {
  const plans = plansByDistrict[district.index];
  if (!plans) throw new RangeError(`No district ${district.index}`);
  return plans[direction];
}

/** The streets a district lists by name, in order. */
export const namedStreets = (district: District, direction: Direction): readonly Street[] =>
  planOf(district, direction).names.map((_, index) => streetAt(district, direction, index));

const built = new Map<string, Street>();

export function streetAt(district: District, direction: Direction, index: number): Street {
  const key = `${district.index} ${direction} ${index}`;
  const known = built.get(key);
  if (known) return known;
  const street = build(district, direction, index);
  built.set(key, street);
  return street;
}

function build(district: District, direction: Direction, index: number): Street {
  const { names, pitch, first } = planOf(district, direction);
  const seed = [district.name, direction, index] as const;
  const listed = names[index];
  const isAvenue = listed ? listed.startsWith('*') : index % 6 === 0;
  const position = first + index * pitch + (chance(...seed, 'bend') - 0.5) * 14;
  const [from, to] = chordThrough(district, direction, onGrid(direction, 0, position)) ?? [-500, 500];
  const firstLot = Math.ceil(from / lotWidth);
  return {
    district,
    direction,
    index,
    name: listed?.replace('*', '') ?? pick(spareStreets, ...seed),
    isAvenue,
    width: isAvenue ? 20 : 11,
    position,
    firstLot,
    lots: Math.max(1, Math.floor(to / lotWidth) - firstLot),
  };
}

/** The street of a direction whose axis is nearest to a place on the grid. */
export function nearestStreet(district: District, direction: Direction, position: number): Street {
  const { pitch, first } = planOf(district, direction);
  const guess = Math.round((position - first) / pitch);
  return [guess - 1, guess + 1]
    .map((index) => streetAt(district, direction, index))
    .reduce(
      (nearest, street) =>
        Math.abs(street.position - position) < Math.abs(nearest.position - position) ? street : nearest,
      streetAt(district, direction, guess),
    );
}

/** All streets of a direction that touch a stretch of the grid, and one more on each side. */
export function streetsBetween(district: District, direction: Direction, from: number, to: number) {
  const { pitch, first } = planOf(district, direction);
  const lowest = Math.floor((from - first) / pitch) - 1;
  const count = Math.ceil((to - first) / pitch) + 2 - lowest;
  return Array.from({ length: count }, (_, k) => streetAt(district, direction, lowest + k));
}

/** The avenue that runs between two districts. */
export const borderAvenue = (a: District, b: District): string =>
  pick(borderAvenueNames, Math.min(a.index, b.index), Math.max(a.index, b.index));

/** One border in three has trees in the middle. */
export const hasMedian = (a: District, b: District): boolean =>
  hash(`${Math.min(a.index, b.index)}-${Math.max(a.index, b.index)}`) % 3 === 0;
