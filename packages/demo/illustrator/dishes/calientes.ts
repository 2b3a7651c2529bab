import type { Random } from '../drawing/random.ts';
import { at, line } from '../drawing/svg.ts';
import { type CupWare, cups } from '../drink/cups.ts';
import { bubbles, cloud, crema, fern, heart } from '../drink/foam.ts';
import { hotCup, saucer } from '../drink/hotCup.ts';
import { marshmallow } from '../food/cream.ts';
import { citrus, cube } from '../food/fruitSlices.ts';
import { cinnamonStick, mint } from '../food/garnish.ts';
import { hazelnut } from '../food/nuts.ts';
import { sauces } from '../food/sauce.ts';
import { dust } from '../food/sprinkle.ts';
import { napkin } from '../scene/napkin.ts';
import { light, table } from '../scene/table.ts';
import { type Dishes, strewn } from './served.ts';

type Surface = readonly [light: string, deep: string];

const cup = (ware: CupWare, drink: Surface, top: string, beside: string) =>
  table('calientes') +
  napkin('calientes', 300, 690, 20) +
  at(575, 400, saucer(ware) + hotCup(ware, drink, top), { size: 1.12 }) +
  beside +
  light();

const coffee: Surface = ['#b9793f', '#6e3a18'];
const spill = (random: Random, colour: string) => at(0, 0, dust(random, colour, 120, 190, 120));

export const calientes: Dishes = {
  'cafe-de-olla': (random) =>
    cup(
      cups.barro,
      ['#5a2c12', '#2a1108'],
      bubbles(random, '#d99a5c', 34) + at(20, -10, cinnamonStick(), { turn: -24, size: 1.2 }),
      at(960, 720, cinnamonStick(), { turn: -18, size: 1.5 }) +
        at(1000, 640, cinnamonStick(), { turn: 14, size: 1.35 }) +
        at(905, 640, cube('#a5622c', '#80431a', '#6a3412'), { size: 1.7 }),
    ),
  capuchino: (random) =>
    cup(
      cups.talavera,
      coffee,
      crema('#8a4a20') + heart() + at(0, -20, dust(random, '#6e3a18', 150, 190, 120)),
      strewn(hazelnut, [985, 690, 20, 1.3], [1040, 740, -20, 1.2], [930, 745, 50, 1.2]),
    ),
  'latte-de-cajeta': (_random) =>
    cup(
      cups.rosa,
      ['#cf9455', '#8a5228'],
      crema('#a8642c') + fern(),
      at(980, 720, cube(sauces.cajeta, '#98501a', '#7c3f12'), { size: 1.7 }) +
        at(1060, 770, cube('#c4762c', '#98501a', '#7c3f12'), { size: 1.5 }),
    ),
  'chocolate-caliente': (random) =>
    cup(
      cups.barro,
      ['#6b3418', '#33150a'],
      bubbles(random, '#c98a5c', 30) +
        cloud('#fff1de') +
        spill(random, '#6b3418') +
        strewn(marshmallow, [-90, -20, -14, 1.3], [-10, 24, 10, 1.35], [76, -24, 20, 1.3], [0, -62, -6, 1.2]),
      at(985, 720, cinnamonStick(), { turn: -22, size: 1.45 }) +
        strewn(() => cube('#6e3a20', '#4a2412', '#381a0c'), [900, 690, 0, 1.2], [1060, 640, 0, 1.3]),
    ),
  'te-de-hierbabuena': (random) =>
    cup(
      cups.hoja,
      ['#f0c84a', '#c08a1e'],
      bubbles(random, '#fff6c4', 18) +
        line('M-150 -60C-60 -100 60 -100 130 -70', '#ffffff', 12, { opacity: 0.4 }) +
        at(90, 30, citrus('lime'), { size: 1.15 }) +
        at(-60, 50, mint(), { size: 1.6, turn: -14 }),
      at(985, 720, citrus('lime'), { size: 1.5 }) + at(890, 770, mint(), { turn: 50, size: 1.5 }),
    ),
};
