import { made, soft } from '../drawing/materials.ts';
import { oval } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { at, group, line, path } from '../drawing/svg.ts';
import { type ColdDrink, coldGlass } from '../drink/coldGlass.ts';
import { whippedCream } from '../food/cream.ts';
import { strawberry, strawberryHalf } from '../food/fruit.ts';
import { citrus } from '../food/fruitSlices.ts';
import { cinnamonStick, cookie, mint } from '../food/garnish.ts';
import { drizzle, type Sauce, sauces } from '../food/sauce.ts';
import { dust } from '../food/sprinkle.ts';
import { napkin } from '../scene/napkin.ts';
import { plate } from '../scene/plate.ts';
import { light, table } from '../scene/table.ts';
import { type Dishes, strewn } from './served.ts';

const glass = (random: Random, drink: ColdDrink, beside: string) =>
  table('frias') +
  napkin('frias', 880, 720, -20) +
  at(540, 815, plate('talavera', 0, 0, 330), { squash: 0.5 }) +
  at(540, 490, coldGlass(random, drink), { size: 1.12 }) +
  beside +
  light();

/** Streaks of sauce down the inside of the wall. */
const streaks = (sauce: Sauce) =>
  group(
    soft(1),
    [-120, -60, 10, 70, 122]
      .map((x, index) =>
        line(
          `M${x} -240C${x + 20} -150 ${x - 26} -60 ${x + (index % 2 ? 14 : -10)} ${40 + index * 34}`,
          sauces[sauce],
          24 + (index % 3) * 8,
          { opacity: 0.85 },
        ),
      )
      .join(''),
  );

const creamTop = (random: Random, sauce: Sauce, crown: string) =>
  at(0, -262, group(made('cream'), path(oval(158, 62), { fill: '#fff6e6' }))) +
  at(0, -296, whippedCream(), { size: 1.6 }) +
  at(0, -306, drizzle(random, sauce, [-96, 16], [90, -26], 46, 6, 8)) +
  crown;

const sunk = (drawing: string) => group({ opacity: 0.72 }, drawing);
const onRim = (wheel: string) => at(-172, -300, wheel, { size: 1.25 });

export const frias: Dishes = {
  'limonada-mineral': (random) =>
    glass(
      random,
      {
        liquid: [
          [0, '#f3f6b8', 0.75],
          [1, '#d7e37a', 0.92],
        ],
        surface: '#f4f7c9',
        straw: '#1f7a4d',
        ice: true,
        inside: sunk(at(-60, 40, citrus('lime'), { size: 1.2 }) + at(60, 150, citrus('lime'), { size: 1.1 })),
        above: onRim(citrus('lime')) + at(-40, -240, mint(), { size: 1.5 }),
      },
      at(900, 740, citrus('lime'), { size: 1.5 }) + at(985, 690, citrus('lemon'), { size: 1.3 }),
    ),
  'agua-de-jamaica': (random) =>
    glass(
      random,
      {
        liquid: [
          [0, '#d2214a', 0.88],
          [0.6, '#a30f35', 0.95],
          [1, '#6e0622'],
        ],
        surface: '#d93a5c',
        straw: '#c62b47',
        ice: true,
        above: onRim(citrus('orange')) + at(-30, -240, mint(), { size: 1.4 }),
      },
      at(910, 735, citrus('orange'), { size: 1.5 }) + at(835, 790, mint(), { turn: -40, size: 1.2 }),
    ),
  'horchata-con-canela': (random) =>
    glass(
      random,
      {
        liquid: [
          [0, '#fffaf0'],
          [0.7, '#f6e8d2'],
          [1, '#e6cfae'],
        ],
        surface: '#fffaf0',
        straw: '#d98a1f',
        ice: true,
        above:
          at(0, -222, dust(random, '#9a5426', 110, 120, 34)) +
          at(-80, -330, cinnamonStick(), { turn: -68, size: 1.25 }),
      },
      at(930, 745, cinnamonStick(), { turn: -18, size: 1.5 }) +
        at(900, 690, cinnamonStick(), { turn: 12, size: 1.3 }),
    ),
  'te-helado-durazno': (random) =>
    glass(
      random,
      {
        liquid: [
          [0, '#f6b04a', 0.85],
          [0.6, '#d9822b', 0.95],
          [1, '#a4551a'],
        ],
        surface: '#f3b65a',
        straw: '#e08a2c',
        ice: true,
        inside: sunk(at(50, 60, citrus('orange'), { size: 1.1 })),
        above: onRim(citrus('lemon')) + at(-20, -242, mint(), { size: 1.5 }),
      },
      at(905, 745, citrus('lemon'), { size: 1.45 }) + at(990, 700, mint(), { turn: 40, size: 1.3 }),
    ),
  'frappe-de-moka': (random) =>
    glass(
      random,
      {
        liquid: [
          [0, '#d9a877'],
          [0.5, '#b57d4a'],
          [1, '#7d4a26'],
        ],
        surface: '#d9a877',
        straw: '#8a3b22',
        ice: false,
        inside: streaks('chocolate'),
        above: creamTop(random, 'chocolate', at(64, -330, cookie(), { size: 0.95, turn: 30 })),
      },
      strewn(cookie, [900, 735, 10, 1.3], [985, 700, -20, 1.2]),
    ),
  'malteada-de-fresa': (random) =>
    glass(
      random,
      {
        liquid: [
          [0, '#fbb9c2'],
          [0.6, '#f495a6'],
          [1, '#e0657f'],
        ],
        surface: '#fbc4cb',
        straw: '#e0567a',
        ice: false,
        inside: streaks('berry'),
        above: creamTop(random, 'berry', at(58, -330, strawberry(), { size: 0.95, turn: 20 })),
      },
      at(900, 725, strawberry(), { turn: 60, size: 1.35 }) +
        at(985, 765, strawberryHalf(), { turn: -30, size: 1.3 }),
    ),
};
