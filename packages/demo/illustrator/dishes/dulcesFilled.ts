import { envelope } from '../crepe/envelope.ts';
import { batters } from '../crepe/tone.ts';
import { blob } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { at } from '../drawing/svg.ts';
import { blackberry, blueberry, raspberry } from '../food/berries.ts';
import { whippedCream } from '../food/cream.ts';
import { bananaCoin, strawberry, strawberryHalf } from '../food/fruit.ts';
import { appleSlice } from '../food/fruitSlices.ts';
import { cinnamonStick, mint } from '../food/garnish.ts';
import { nutCrumbs } from '../food/nuts.ts';
import { drizzle, drops, puddle } from '../food/sauce.ts';
import { dust } from '../food/sprinkle.ts';
import { along, type Dishes, folded, served, strewn, threeRolls } from './served.ts';

const { golden, toasted } = batters;

const mixedBerries = (random: Random) =>
  strewn(
    raspberry,
    [-110, -40, 0, 1.6],
    [20, -105, 0, 1.6],
    [140, 0, 10, 1.65],
    [-50, 90, -10, 1.65],
    [80, 115, 10, 1.5],
  ) +
  strewn(
    () => blueberry(random),
    [-50, -80, 0, 1.5],
    [90, -65, 0, 1.5],
    [-140, 50, 0, 1.5],
    [20, 10, 0, 1.6],
    [170, 80, 0, 1.4],
    [10, 150, 0, 1.4],
  ) +
  strewn(blackberry, [-20, -20, 0, 1.6], [70, 50, 0, 1.6], [-180, 0, 0, 1.4]) +
  strewn(strawberryHalf, [-90, 20, -40, 1.2], [115, -40, 40, 1.15], [-10, 80, 10, 1.1]);

/** Sweet crepes rolled, folded once, or into a square around their filling. */
export const dulcesFilled: Dishes = {
  'crepa-platano-chocolate': (random) =>
    served(
      'dulces',
      'talavera',
      folded(random, golden, along(bananaCoin, 9, 1.45)),
      drizzle(random, 'chocolate', [280, 420], [930, 420], 112, 9, 16),
      strewn(
        bananaCoin,
        [400, 400, 0, 1.5],
        [500, 445, 0, 1.55],
        [620, 460, 0, 1.55],
        [735, 430, 0, 1.5],
        [555, 365, 0, 1.45],
        [680, 355, 0, 1.45],
        [810, 370, 0, 1.35],
      ),
      at(610, 430, nutCrumbs(random, 14, [230, 90], '#5a2d16')),
    ),

  'crepa-frutos-rojos': (random) =>
    served(
      'dulces',
      'talavera',
      at(
        600,
        460,
        envelope(
          random,
          golden,
          300,
          45,
          puddle(blob(random, 235, 180, 0.1), 'cream') +
            mixedBerries(random) +
            at(30, -30, mint(), { size: 1.25 }),
        ),
      ),
      at(600, 460, dust(random, '#fffdf8', 200, 380, 290)),
      drops(random, 'berry', [
        [250, 560],
        [930, 560],
        [870, 690],
      ]),
    ),

  'crepa-fresas-crema': (random) =>
    served(
      'dulces',
      'talavera',
      threeRolls(random, golden, '#fff8ea'),
      drizzle(random, 'berry', [330, 480], [880, 420], 190, 8, 13),
      strewn(whippedCream, [510, 440, 0, 1.25], [700, 480, 0, 1.25]),
      strewn(
        strawberryHalf,
        [400, 530, -40, 1.35],
        [605, 570, 10, 1.4],
        [800, 420, 30, 1.35],
        [620, 360, -20, 1.25],
      ),
      at(550, 300, strawberry(), { turn: -150, size: 1.3 }),
      at(810, 590, strawberry(), { turn: 60, size: 1.35 }),
      at(730, 350, mint(), { turn: 30, size: 1.1 }),
    ),

  'crepa-manzana-canela': (random) =>
    served(
      'dulces',
      'talavera',
      folded(random, toasted, along(appleSlice, 8, 1.35)),
      drizzle(random, 'cajeta', [290, 420], [930, 420], 105, 9, 13),
      strewn(
        appleSlice,
        [420, 380, -16, 1.4],
        [450, 440, -16, 1.45],
        [590, 470, 0, 1.5],
        [595, 400, 0, 1.45],
        [740, 440, 14, 1.45],
        [750, 375, 14, 1.35],
      ),
      at(610, 420, dust(random, '#8a4718', 240, 340, 130)),
      at(690, 325, cinnamonStick(), { turn: -20, size: 1.4 }),
    ),

  'crepa-tres-leches': (random) =>
    served(
      'dulces',
      'talavera',
      at(600, 490, puddle(blob(random, 390, 285, 0.03), 'cream')),
      threeRolls(random, golden, '#fff8ea', 'cream'),
      strewn(whippedCream, [460, 450, 0, 1.3], [710, 420, 0, 1.3]),
      at(600, 450, dust(random, '#9a5426', 260, 320, 220)),
      at(590, 560, strawberryHalf(), { turn: 20, size: 1.4 }),
      at(585, 350, strawberryHalf(), { turn: -20, size: 1.3 }),
      at(800, 630, cinnamonStick(), { turn: -14, size: 1.3 }),
    ),
};
