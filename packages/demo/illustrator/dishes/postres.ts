import { crepeCake } from '../dessert/cake.ts';
import { churro } from '../dessert/churro.ts';
import { coupe } from '../dessert/coupe.ts';
import { flan } from '../dessert/flan.ts';
import { oval } from '../drawing/outline.ts';
import { at } from '../drawing/svg.ts';
import { cups } from '../drink/cups.ts';
import { bubbles } from '../drink/foam.ts';
import { hotCup } from '../drink/hotCup.ts';
import { blueberry, raspberry } from '../food/berries.ts';
import { runningSauce, scoop, whippedCream } from '../food/cream.ts';
import { strawberry, strawberryHalf } from '../food/fruit.ts';
import { mint } from '../food/garnish.ts';
import { pecan } from '../food/nuts.ts';
import { drops, puddle, sauces } from '../food/sauce.ts';
import { dust } from '../food/sprinkle.ts';
import { napkin } from '../scene/napkin.ts';
import { light, table } from '../scene/table.ts';
import { type Dishes, served, strewn } from './served.ts';

export const postres: Dishes = {
  'pastel-mil-crepas': (random) =>
    served(
      'postres',
      'rosa',
      drops(random, 'berry', [
        [240, 560],
        [300, 640],
        [900, 640],
        [950, 560],
      ]),
      at(590, 400, crepeCake(), { size: 1.15 }),
      at(720, 250, whippedCream(), { size: 1.15 }),
      at(560, 340, whippedCream(), { size: 1 }),
      at(725, 165, strawberry(), { turn: 180, size: 1.05 }),
      strewn(strawberryHalf, [640, 325, 20, 1.1], [840, 310, 40, 1]),
      at(850, 240, mint(), { turn: 30 }),
      at(600, 340, dust(random, '#fffdf8', 120, 260, 90)),
      strewn(raspberry, [330, 690, 0, 1.3], [400, 720, 0, 1.2]),
      strewn(() => blueberry(random), [455, 690, 0, 1.2]),
    ),
  'flan-de-cajeta': (random) =>
    served(
      'postres',
      'rosa',
      at(600, 440, flan(), { size: 1.25 }),
      at(600, 320, whippedCream(), { size: 0.95 }),
      strewn(pecan, [520, 350, 20, 1.2], [690, 345, -20, 1.2]),
      at(600, 250, mint(), { size: 0.9 }),
      strewn(pecan, [300, 640, 30, 1.2], [900, 660, -30, 1.2]),
      drops(random, 'cajeta', [
        [230, 560],
        [960, 560],
      ]),
    ),
  'copa-de-helado': (random) =>
    table('postres') +
    napkin('postres', 880, 730, -20) +
    at(
      600,
      520,
      coupe(
        at(-110, -110, scoop(random, 'chocolate'), { size: 1.12 }) +
          at(118, -104, scoop(random, 'strawberry'), { size: 1.12 }) +
          at(4, -240, scoop(random, 'vanilla') + runningSauce(sauces.chocolate), { size: 1.12 }) +
          at(-6, -350, strawberry(), { turn: 8, size: 1 }) +
          at(-190, -60, strawberryHalf(), { turn: -30 }) +
          at(200, -40, strawberryHalf(), { turn: 30 }),
      ),
      { size: 1.12 },
    ) +
    at(940, 735, strawberry(), { turn: 60, size: 1.25 }) +
    light(),
  'churros-con-chocolate': (random) =>
    served(
      'postres',
      'rosa',
      at(
        0,
        0,
        (
          [
            [440, 300, -28],
            [520, 400, -20],
            [420, 500, -34],
            [520, 590, -14],
          ] as const
        )
          .map(([x, y, turn]) => at(x, y, churro(random, 430, turn), { size: 1.4 }))
          .join(''),
      ),
      at(520, 460, dust(random, '#fffdf8', 200, 380, 260)),
      at(
        850,
        520,
        hotCup(
          cups.barro,
          ['#5b2d16', '#2c120a'],
          bubbles(random, '#a5623a', 10) + puddle(oval(160, 90), 'chocolate'),
        ),
        { size: 0.55 },
      ),
    ),
};
