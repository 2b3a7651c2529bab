import { batters } from '../crepe/tone.ts';
import { blob } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { at } from '../drawing/svg.ts';
import { scoop } from '../food/cream.ts';
import { strawberry, strawberryHalf } from '../food/fruit.ts';
import { citrus, mangoCube } from '../food/fruitSlices.ts';
import { cookie, mint } from '../food/garnish.ts';
import { hazelnut, nutCrumbs, pecan } from '../food/nuts.ts';
import { drizzle, drops, puddle } from '../food/sauce.ts';
import { curls, sugar } from '../food/sprinkle.ts';
import { type Dishes, oneTriangle, served, strewn, twoTriangles, twoTrianglesLeft } from './served.ts';

const { golden, cocoa } = batters;

/** Hazelnut cream and strawberries over two crepes; placed for a plate at 600, 474. */
export const hazelnutStrawberries = (random: Random) =>
  [
    twoTriangles(random, golden),
    at(640, 480, puddle(blob(random, 190, 96, 0.13), 'hazelnut')),
    drizzle(random, 'hazelnut', [370, 550], [890, 430], 140, 7, 16),
    strewn(
      strawberryHalf,
      [480, 480, -30, 1.35],
      [610, 410, 15, 1.35],
      [590, 570, -60, 1.3],
      [735, 500, 35, 1.4],
      [760, 360, -15, 1.3],
    ),
    at(850, 480, strawberry(), { turn: 40, size: 1.45 }),
    strewn(hazelnut, [680, 604, 20, 1.2], [510, 355, -10, 1.1], [830, 610, 30, 1.25]),
    at(680, 330, mint(), { turn: 20, size: 1.2 }),
  ].join('');

/** Sweet crepes folded in four. */
export const dulcesFolded: Dishes = {
  'crepa-cajeta-nuez': (random) =>
    served(
      'dulces',
      'talavera',
      drops(random, 'cajeta', [
        [270, 690],
        [930, 700],
        [960, 640],
      ]),
      twoTrianglesLeft(random, golden),
      at(
        75,
        0,
        [
          at(540, 480, puddle(blob(random, 200, 100, 0.13), 'cajeta')),
          drizzle(random, 'cajeta', [850, 540], [330, 450], 140, 7, 17),
          strewn(
            pecan,
            [400, 520, -20, 1.5],
            [470, 430, 30, 1.5],
            [510, 560, 70, 1.45],
            [590, 480, -35, 1.55],
            [690, 430, 15, 1.45],
            [660, 570, 10, 1.45],
            [540, 350, -10, 1.35],
          ),
          at(540, 480, nutCrumbs(random, 24, [250, 140])),
        ].join(''),
      ),
    ),

  'crepa-avellana-fresas': (random) => served('dulces', 'talavera', hazelnutStrawberries(random)),

  'crepa-mango-coco': (random) =>
    served(
      'dulces',
      'talavera',
      twoTrianglesLeft(random, golden),
      at(
        75,
        0,
        [
          drizzle(random, 'cream', [820, 550], [320, 450], 130, 6, 13),
          strewn(
            mangoCube,
            [360, 490, 0, 1.5],
            [450, 430, 0, 1.6],
            [530, 520, 0, 1.7],
            [500, 350, 0, 1.5],
            [610, 430, 0, 1.7],
            [630, 570, 0, 1.55],
            [710, 490, 0, 1.65],
            [680, 360, 0, 1.5],
            [430, 570, 0, 1.45],
          ),
          at(550, 470, curls(random, 26, [230, 140], '#fffaf0')),
          at(575, 335, mint(), { size: 1.4, turn: 10 }),
        ].join(''),
      ),
    ),

  'crepa-limon-azucar': (random) =>
    served(
      'dulces',
      'talavera',
      twoTriangles(random, golden),
      at(640, 480, sugar(random, 330, 210)),
      drizzle(random, 'honey', [400, 560], [850, 440], 100, 6, 10),
      strewn(() => citrus('lemon'), [590, 500, 0, 1.85], [750, 430, 0, 1.8]),
      at(740, 580, citrus('lime'), { size: 1.6 }),
      at(640, 355, mint(), { turn: 10, size: 1.4 }),
    ),

  'crepa-galleta-helado': (random) =>
    served(
      'dulces',
      'talavera',
      oneTriangle(random, cocoa),
      drizzle(random, 'chocolate', [360, 550], [880, 400], 160, 8, 15),
      at(650, 400, scoop(random, 'cookies'), { size: 1.45 }),
      strewn(cookie, [460, 520, -15, 1.45], [830, 510, 20, 1.45], [830, 320, 15, 1.25]),
      at(620, 600, nutCrumbs(random, 20, [210, 50], '#2f1b14')),
    ),
};
