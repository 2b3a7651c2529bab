import { halfMoon, lip } from '../crepe/halfMoon.ts';
import { roll } from '../crepe/roll.ts';
import { batters } from '../crepe/tone.ts';
import { triangle } from '../crepe/triangle.ts';
import type { Random } from '../drawing/random.ts';
import { at } from '../drawing/svg.ts';
import { cups } from '../drink/cups.ts';
import { heart } from '../drink/foam.ts';
import { hotCup, saucer } from '../drink/hotCup.ts';
import { meltedCheese } from '../food/cheese.ts';
import { bananaCoin, strawberry, strawberryHalf } from '../food/fruit.ts';
import { mint } from '../food/garnish.ts';
import { ham } from '../food/meat.ts';
import { pecan } from '../food/nuts.ts';
import { drizzle } from '../food/sauce.ts';
import { herbs } from '../food/sprinkle.ts';
import { board } from '../scene/board.ts';
import { napkin } from '../scene/napkin.ts';
import { light, table } from '../scene/table.ts';
import { type Dishes, strewn } from './served.ts';

const { golden, toasted } = batters;

export const strawberryCrepe = (random: Random) =>
  triangle(random, golden, 480, -20) +
  drizzle(random, 'hazelnut', [110, 10], [400, -130], 110, 6, 16) +
  strewn(strawberryHalf, [190, -40, -30, 1.25], [300, -120, 20, 1.25], [310, 20, 40, 1.2]) +
  at(390, -60, strawberry(), { turn: 40, size: 1.2 });

export const cajetaCrepe = (random: Random) =>
  triangle(random, golden, 480, -20) +
  drizzle(random, 'cajeta', [110, 10], [420, -130], 120, 7, 16) +
  strewn(pecan, [190, -30, -20, 1.4], [290, -110, 40, 1.4], [310, 20, 70, 1.4], [390, -70, 0, 1.4]);

export const hamCrepe = (random: Random) =>
  halfMoon(
    random,
    toasted,
    330,
    [0.02, 0.26, 0.5, 0.74, 0.98]
      .map(
        (share) =>
          at(...lip(330, share), ham(), { size: 1.1, turn: 24 - share * 48 }) +
          at(...lip(330, share + 0.1), meltedCheese(random, 60, 38)),
      )
      .join(''),
  ) +
  at(0, 30, meltedCheese(random, 150, 60)) +
  at(0, 20, ham()) +
  at(0, 25, herbs(random, 12, [170, 60]));

export const combos: Dishes = {
  'combo-trio-crepatlan': (random) =>
    table('combos') +
    napkin('combos', 1040, 740, -24) +
    board(600, 462, -2, 1.2) +
    at(150, 440, strawberryCrepe(random), { size: 0.9, turn: -4 }) +
    at(640, 350, cajetaCrepe(random), { size: 0.9, turn: 4 }) +
    at(600, 600, hamCrepe(random), { size: 1 }) +
    at(985, 640, mint(), { turn: 40, size: 1.3 }) +
    light(),

  'combo-tarde-de-antojo': (random) =>
    table('combos') +
    napkin('combos', 170, 760, 18) +
    board(500, 480, -3, 1.08) +
    (
      [
        [390, 260],
        [410, 430],
        [430, 605],
      ] as const
    )
      .map(([x, y]) => at(x, y, roll(random, golden, 520, '#fff8ea', -8)))
      .join('') +
    drizzle(random, 'berry', [190, 300], [600, 250], 58, 9, 11) +
    drizzle(random, 'chocolate', [200, 460], [620, 410], 58, 9, 11) +
    drizzle(random, 'cajeta', [220, 630], [640, 580], 58, 9, 11) +
    strewn(strawberryHalf, [290, 270, -30, 1.2], [400, 255, 20, 1.25], [510, 240, -10, 1.2]) +
    strewn(bananaCoin, [300, 440, 0, 1.3], [420, 425, 0, 1.3], [535, 405, 0, 1.3]) +
    strewn(pecan, [320, 615, 20, 1.4], [435, 595, -30, 1.45], [550, 580, 10, 1.4]) +
    at(930, 400, saucer(cups.talavera) + hotCup(cups.talavera, ['#b9793f', '#6e3a18'], heart()), {
      size: 0.72,
    }) +
    light(),
};
