import { cajetaCrepe, hamCrepe, strawberryCrepe } from '../dishes/combos.ts';
import { hazelnutStrawberries } from '../dishes/dulcesFolded.ts';
import { poblanaRolls } from '../dishes/saladasFilled.ts';
import { type Dishes, strewn } from '../dishes/served.ts';
import type { Random } from '../drawing/random.ts';
import { at, group } from '../drawing/svg.ts';
import { blueberry } from '../food/berries.ts';
import { strawberry, strawberryHalf } from '../food/fruit.ts';
import { citrus } from '../food/fruitSlices.ts';
import { corn, leaf } from '../food/garden.ts';
import { mint } from '../food/garnish.ts';
import { hazelnut } from '../food/nuts.ts';
import { board } from '../scene/board.ts';
import { napkin } from '../scene/napkin.ts';
import { plate, type Ware } from '../scene/plate.ts';
import { type HueName, light, table } from '../scene/table.ts';

/** 16:7. The left half has little detail: a title covers it. */
export const bannerCanvas = { width: 1600, height: 700 };

const laid = (hue: HueName, ...things: readonly string[]) =>
  table(hue, bannerCanvas.width, bannerCanvas.height) +
  napkin(hue, 1490, 560, -24) +
  things.join('') +
  light(bannerCanvas.width, bannerCanvas.height);

const onPlate = (ware: Ware, food: string) =>
  group(
    { transform: 'translate(1140 356) scale(.86) translate(-600 -474)' },
    plate(ware, 600, 474, 530),
    food,
  );

const berriesBeside = (random: Random) =>
  at(590, 560, strawberry(), { turn: 60, size: 0.9 }) +
  at(650, 620, strawberryHalf(), { turn: -30, size: 0.85 }) +
  strewn(() => blueberry(random), [545, 620, 0, 0.8], [590, 655, 0, 0.75]) +
  strewn(hazelnut, [655, 110, 20, 0.8], [700, 70, -20, 0.7]);

export const banners: Dishes = {
  dulces: (random) =>
    laid('dulces', onPlate('talavera', hazelnutStrawberries(random)), berriesBeside(random)),
  saladas: (random) =>
    laid(
      'saladas',
      onPlate('verde', poblanaRolls(random)),
      strewn(leaf, [610, 590, 50, 0.8], [650, 630, 110, 0.75]),
      at(670, 100, citrus('lime'), { size: 0.9 }),
      at(560, 640, corn(random, 9, [60, 30])),
    ),
  combo: (random) =>
    laid(
      'combos',
      board(1140, 350, -2, 0.98),
      at(770, 330, strawberryCrepe(random), { size: 0.74, turn: -4 }),
      at(1170, 260, cajetaCrepe(random), { size: 0.74, turn: 4 }),
      at(1140, 470, hamCrepe(random), { size: 0.84 }),
      at(640, 610, mint(), { turn: -40 }),
      at(590, 650, strawberry(), { turn: 70, size: 0.8 }),
    ),
};
