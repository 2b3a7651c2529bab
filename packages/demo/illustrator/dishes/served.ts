import { halfMoon, lip } from '../crepe/halfMoon.ts';
import { roll } from '../crepe/roll.ts';
import type { Batter } from '../crepe/tone.ts';
import { triangle } from '../crepe/triangle.ts';
import { blob } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { at, group, repeat } from '../drawing/svg.ts';
import { draped, type Sauce } from '../food/sauce.ts';
import { napkin } from '../scene/napkin.ts';
import { plate, type Ware } from '../scene/plate.ts';
import { type HueName, light, table } from '../scene/table.ts';

/** Draws one product's whole scene; the randomness is seeded with its slug. */
export type Dish = (random: Random) => string;

/** Dishes by the slug of their product. */
export type Dishes = Readonly<Record<string, Dish>>;

const closer = (drawing: string) =>
  group({ transform: 'translate(600 462) scale(1.2) translate(-600 -474)' }, drawing);

/** Food on a plate, on a napkin, on the table of its category. */
export const served = (hue: HueName, ware: Ware, ...food: readonly string[]) =>
  table(hue) + napkin(hue, 1040, 740, -24) + closer(plate(ware, 600, 474, 530) + food.join('')) + light();

/** The same topping at several spots: x, y and a pose for each. */
export const strewn = (
  draw: () => string,
  ...spots: readonly (readonly [x: number, y: number, turn?: number, size?: number])[]
) => spots.map(([x, y, turn = 0, size = 1]) => at(x, y, draw(), { turn, size })).join('');

/** Two crepes folded in four, one leaning on the other. */
export const twoTriangles = (random: Random, batter: Batter) =>
  at(300, 452, triangle(random, batter, 500, -32)) + at(262, 560, triangle(random, batter, 560, -4));

/** The same, with their curves to the left. */
export const twoTrianglesLeft = (random: Random, batter: Batter) =>
  at(900, 440, triangle(random, batter, 500, 214)) + at(938, 560, triangle(random, batter, 560, 186));

/** One large crepe folded in four. */
export const oneTriangle = (random: Random, batter: Batter) =>
  at(262, 560, triangle(random, batter, 610, -18));

/** One large crepe folded once over its filling. */
export const folded = (random: Random, batter: Batter, filling: string) =>
  at(600, 360, halfMoon(random, batter, 430, filling), { size: 1.02 });

/** The filling of a half-moon, shown along its open curve. */
export const along = (draw: () => string, count: number, size: number) =>
  repeat(count, (index) => {
    const share = (index + 0.5) / count;
    return at(...lip(430, share), draw(), { size, turn: 24 - share * 48 });
  });

/** Three rolls side by side, the nearest in front, each with the sauce poured over its middle. */
export const threeRolls = (random: Random, batter: Batter, filling: string, sauce?: Sauce) =>
  (
    [
      [560, 300],
      [600, 452],
      [640, 606],
    ] as const
  )
    .map(([x, y], index) => {
      const crepe = roll(random, batter, index === 1 ? 620 : 560, filling, -9);
      const poured = sauce ? at(-10, -4, draped(blob(random, 225, 88, 0.07), sauce), { turn: -9 }) : '';
      return at(x, y, crepe + poured);
    })
    .join('');
