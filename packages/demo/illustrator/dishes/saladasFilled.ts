import { batters } from '../crepe/tone.ts';
import { blob } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { at } from '../drawing/svg.ts';
import { crumbledCheese, gratedCheese, meltedCheese } from '../food/cheese.ts';
import { avocadoSlice, potatoCube } from '../food/fruitSlices.ts';
import { corn, huitlacoche, mushroom, raja } from '../food/garden.ts';
import { chicken, chorizo, ham } from '../food/meat.ts';
import { drizzle, puddle } from '../food/sauce.ts';
import { dust, herbs } from '../food/sprinkle.ts';
import { along, type Dishes, folded, served, strewn, threeRolls } from './served.ts';

const { golden, toasted, corn: maize } = batters;

/** Three rolls under poblano cream; placed for a plate at 600, 474. */
export const poblanaRolls = (random: Random) =>
  [
    threeRolls(random, golden, '#dfe3ae', 'poblano'),
    at(600, 460, dust(random, '#3f6b2a', 150, 240, 220)),
    strewn(
      raja,
      [470, 420, -20, 1.4],
      [600, 345, 12, 1.35],
      [640, 470, -30, 1.5],
      [510, 560, 14, 1.4],
      [750, 570, -10, 1.35],
      [740, 390, 30, 1.3],
    ),
    at(600, 460, corn(random, 38, [240, 180])),
    at(600, 450, crumbledCheese(random, 14, [220, 170])),
    drizzle(random, 'cream', [390, 530], [810, 420], 150, 6, 6),
  ].join('');

/** Savoury crepes rolled or folded once over their filling. */
export const saladasFilled: Dishes = {
  'crepa-jamon-queso': (random) =>
    served(
      'saladas',
      'verde',
      folded(random, golden, along(ham, 7, 1.3) + along(() => meltedCheese(random, 72, 40), 6, 1.2)),
      at(590, 410, meltedCheese(random, 290, 96)),
      strewn(ham, [430, 395, -10, 1.35], [600, 450, 4, 1.4], [770, 395, 12, 1.3]),
      at(600, 410, gratedCheese(random, 34, [290, 86])),
      at(600, 410, herbs(random, 16, [290, 90])),
    ),

  'crepa-pollo-champinones': (random) =>
    served(
      'saladas',
      'verde',
      threeRolls(random, golden, '#f3d9a8', 'cream'),
      strewn(
        () => chicken(random),
        [450, 420, -20, 1.4],
        [600, 350, 15, 1.4],
        [560, 540, 10, 1.45],
        [730, 470, -25, 1.4],
        [460, 560, 30, 1.2],
      ),
      strewn(
        mushroom,
        [530, 440, -15, 1.5],
        [665, 390, 20, 1.45],
        [655, 545, -35, 1.45],
        [770, 380, 30, 1.3],
        [390, 490, 10, 1.3],
        [750, 600, 10, 1.2],
      ),
      at(600, 460, herbs(random, 22, [250, 170])),
    ),

  'crepa-poblana': (random) => served('saladas', 'verde', poblanaRolls(random)),

  'crepa-huitlacoche': (random) =>
    served(
      'saladas',
      'verde',
      folded(
        random,
        maize,
        along(() => huitlacoche(random, 12, [70, 40]), 9, 1.2) +
          along(() => corn(random, 6, [64, 30]), 8, 1.25),
      ),
      at(590, 410, puddle(blob(random, 290, 92, 0.1), 'cream')),
      at(590, 405, huitlacoche(random, 48, [240, 70])),
      at(600, 410, corn(random, 26, [260, 80])),
      at(600, 405, crumbledCheese(random, 14, [230, 76])),
      at(600, 410, herbs(random, 12, [260, 84])),
    ),

  'crepa-chorizo-papa': (random) =>
    served(
      'saladas',
      'verde',
      folded(
        random,
        toasted,
        along(() => chorizo(random, 11, [72, 38]), 8, 1.25) + along(potatoCube, 6, 1.2),
      ),
      at(590, 410, meltedCheese(random, 290, 92)),
      at(570, 405, chorizo(random, 36, [240, 74])),
      strewn(potatoCube, [430, 390, 0, 1.3], [540, 440, 0, 1.35], [640, 380, 0, 1.3], [670, 460, 0, 1.25]),
      strewn(avocadoSlice, [770, 370, -16, 1.4], [780, 420, -10, 1.4], [775, 470, -6, 1.35]),
      at(580, 410, herbs(random, 14, [260, 90])),
    ),
};
