import { chance, pick } from './chance.ts';
import type { District } from './districts.ts';
import { spareStreets } from './gazetteer.ts';
import { chordThrough, type Direction, onGrid, planOf } from './streetPlan.ts';

/** Width of a lot on its street, in metres. Lots are counted from the district's centre. */
export const lotWidth = 10;

export type Street = {
  readonly district: District;
  readonly direction: Direction;
  /** Its index among the parallel streets, which may exceed the named ones: the grid is infinite. */
  readonly index: number;
  readonly name: string;
  readonly isAvenue: boolean;
  /** The distance between the lots of its two sides, in metres. */
  readonly width: number;
  /** The position of its axis on the grid, in metres from the centre. */
  readonly position: number;
  readonly firstLot: number;
  readonly lots: number;
};

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
