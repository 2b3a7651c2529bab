import { envelope } from '../crepe/envelope.ts';
import { batters } from '../crepe/tone.ts';
import { blob } from '../drawing/outline.ts';
import { at } from '../drawing/svg.ts';
import { crumbledCheese, meltedCheese, mozzarella } from '../food/cheese.ts';
import { tomatoSlice } from '../food/fruitSlices.ts';
import { corn, leaf, onionRing, squashBlossom } from '../food/garden.ts';
import { salmon } from '../food/meat.ts';
import { nutCrumbs } from '../food/nuts.ts';
import { drizzle, puddle } from '../food/sauce.ts';
import { herbs } from '../food/sprinkle.ts';
import { type Dishes, served, strewn, twoTriangles, twoTrianglesLeft } from './served.ts';

const { golden, toasted, corn: maize } = batters;

/** Savoury crepes folded in four or into a square. */
export const saladasFolded: Dishes = {
  'crepa-espinaca-cabra': (random) =>
    served(
      'saladas',
      'verde',
      at(
        600,
        460,
        envelope(
          random,
          toasted,
          300,
          45,
          strewn(
            leaf,
            [-150, -20, -60, 1.6],
            [-50, -120, 6, 1.55],
            [110, -90, 50, 1.6],
            [170, 40, 105, 1.55],
            [40, 130, 170, 1.6],
            [-120, 100, -130, 1.55],
            [0, 0, 30, 1.5],
            [60, 40, -60, 1.4],
          ) +
            crumbledCheese(random, 26, [180, 130]) +
            nutCrumbs(random, 14, [180, 130]),
        ),
      ),
      drizzle(random, 'honey', [440, 530], [770, 410], 90, 6, 7),
    ),

  'crepa-salmon': (random) =>
    served(
      'saladas',
      'verde',
      at(
        600,
        460,
        envelope(
          random,
          golden,
          300,
          45,
          puddle(blob(random, 230, 175, 0.1), 'cream') +
            strewn(salmon, [-90, -70, -14, 1.35], [90, -30, 14, 1.4], [-60, 60, -8, 1.4], [90, 105, 6, 1.2]) +
            strewn(onionRing, [-110, 20, 10, 1], [100, -80, -20, 0.95], [60, 100, 20, 0.9]) +
            herbs(random, 24, [200, 140]),
        ),
      ),
    ),

  'crepa-flor-de-calabaza': (random) =>
    served(
      'saladas',
      'verde',
      twoTrianglesLeft(random, maize),
      at(
        75,
        0,
        [
          at(530, 490, meltedCheese(random, 250, 120, '#fff0c4')),
          strewn(
            squashBlossom,
            [390, 520, -60, 1.4],
            [540, 440, -6, 1.5],
            [690, 520, 60, 1.4],
            [530, 590, 150, 1.15],
          ),
          at(540, 500, corn(random, 20, [240, 110])),
          at(540, 490, herbs(random, 12, [240, 130])),
        ].join(''),
      ),
    ),

  'crepa-caprese': (random) =>
    served(
      'saladas',
      'verde',
      twoTriangles(random, golden),
      strewn(
        () => mozzarella(random),
        [450, 530, 0, 1.45],
        [620, 470, 0, 1.5],
        [790, 430, 0, 1.45],
        [640, 610, 0, 1.25],
      ),
      strewn(tomatoSlice, [535, 500, 0, 1.55], [708, 450, 0, 1.55], [745, 585, 0, 1.4], [560, 370, 0, 1.35]),
      strewn(leaf, [490, 430, -50, 1], [625, 550, 70, 1.05], [800, 515, 110, 0.95], [665, 365, 20, 1.05]),
      drizzle(random, 'mole', [400, 570], [860, 430], 110, 8, 8),
    ),
};
