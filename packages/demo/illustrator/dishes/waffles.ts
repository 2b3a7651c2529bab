import { waffle } from '../crepe/waffle.ts';
import { made } from '../drawing/materials.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, group, path } from '../drawing/svg.ts';
import { blueberry } from '../food/berries.ts';
import { runningSauce, scoop, whippedCream } from '../food/cream.ts';
import { bananaCoin, strawberry, strawberryHalf } from '../food/fruit.ts';
import { mint } from '../food/garnish.ts';
import { nutCrumbs, pecan } from '../food/nuts.ts';
import { drizzle, sauces } from '../food/sauce.ts';
import { dust } from '../food/sprinkle.ts';
import { type Dishes, served, strewn } from './served.ts';

const butter = () => {
  const hull = 'M-58 -16L-4 -40L58 -14V26L2 54L-58 24Z';
  return (
    shadowOf(hull, 8, 0.4) +
    group(
      made('cream'),
      path('M-58 -16L-4 -40L58 -14L2 12Z', { fill: '#fff2a8' }),
      path('M-58 -16L2 12V54L-58 24Z', { fill: '#fbdf7c' }),
      path('M58 -14L2 12V54L58 26Z', { fill: '#f2ca5c' }),
    )
  );
};

export const waffles: Dishes = {
  'waffle-clasico': (random) =>
    served(
      'waffles',
      'miel',
      at(600, 450, waffle(280, 38)),
      drizzle(random, 'honey', [370, 520], [850, 400], 150, 8, 15),
      at(600, 410, butter(), { size: 1.5 }),
      strewn(() => blueberry(random), [760, 560, 0, 1.3], [810, 520, 0, 1.2], [420, 380, 0, 1.2]),
    ),
  'waffle-fresas-crema': (random) =>
    served(
      'waffles',
      'miel',
      at(600, 450, waffle(280, 38)),
      drizzle(random, 'berry', [370, 500], [850, 400], 150, 8, 13),
      at(600, 420, whippedCream(), { size: 1.9 }),
      strewn(
        strawberryHalf,
        [430, 470, -40, 1.3],
        [500, 590, 10, 1.3],
        [680, 590, -20, 1.3],
        [780, 470, 40, 1.35],
        [720, 340, 20, 1.15],
        [470, 340, -20, 1.15],
      ),
      at(600, 270, strawberry(), { turn: 180, size: 1.15 }),
      at(860, 560, mint(), { size: 1.2 }),
      at(600, 450, dust(random, '#fffdf8', 150, 330, 230)),
    ),
  'waffle-platano-cajeta': (random) =>
    served(
      'waffles',
      'miel',
      at(600, 450, waffle(280, 38)),
      drizzle(random, 'cajeta', [360, 500], [860, 400], 160, 8, 16),
      strewn(
        bananaCoin,
        [450, 450, 0, 1.5],
        [560, 500, 0, 1.5],
        [680, 520, 0, 1.45],
        [520, 370, 0, 1.4],
        [640, 410, 0, 1.55],
        [760, 430, 0, 1.45],
      ),
      strewn(pecan, [610, 590, 20, 1.4], [790, 530, -30, 1.35], [640, 300, 10, 1.3], [400, 380, 50, 1.2]),
      at(600, 460, nutCrumbs(random, 12, [240, 150])),
    ),
  'waffle-chocolate-helado': (random) =>
    served(
      'waffles',
      'miel',
      at(600, 450, waffle(280, 38, '#a8693c')),
      drizzle(random, 'chocolate', [370, 520], [850, 400], 150, 8, 14),
      at(600, 380, scoop(random, 'vanilla') + runningSauce(sauces.chocolate), { size: 1.45 }),
      strewn(strawberryHalf, [430, 500, -40, 1.2], [780, 470, 40, 1.25]),
      at(590, 600, nutCrumbs(random, 12, [180, 50])),
      at(690, 255, mint(), { turn: 30, size: 1.1 }),
    ),
};
