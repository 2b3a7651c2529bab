import sharp from 'sharp';
import { envelope } from './crepe/envelope.ts';
import { halfMoon, lip } from './crepe/halfMoon.ts';
import { roll } from './crepe/roll.ts';
import { batters } from './crepe/tone.ts';
import { triangle } from './crepe/triangle.ts';
import { randomFrom } from './drawing/random.ts';
import { at } from './drawing/svg.ts';
import * as cream from './food/cream.ts';
import * as fruit from './food/fruit.ts';
import * as slices from './food/fruitSlices.ts';
import { drizzle } from './food/sauce.ts';
import * as sav from './food/savoury.ts';
import * as spr from './food/sprinkle.ts';
import { picture } from './scene/picture.ts';

const r = randomFrom('x');
const bg = '<rect width="1200" height="900" fill="#f6e3c5"/>';
const a = picture(
  bg +
    at(40, 250, triangle(r, batters.golden, 480, -10)) +
    drizzle(r, 'cajeta', [150, 260], [420, 180], 90, 4, 20) +
    at(830, 150, roll(r, batters.golden, 520, '#fff3dc', -6)) +
    at(830, 300, roll(r, batters.golden, 520, '#c62b47', -6)) +
    at(
      290,
      640,
      halfMoon(
        r,
        batters.toasted,
        280,
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((s) => at(...lip(280, s), sav.ham(), { size: 0.8 })).join(''),
      ),
    ) +
    at(870, 660, envelope(r, batters.golden, 230, 45, at(0, 0, sav.egg(r)))),
);
const items = [
  fruit.strawberry(),
  fruit.strawberryHalf(),
  fruit.bananaCoin(),
  fruit.blueberry(r),
  fruit.raspberry(),
  slices.citrus('lemon'),
  slices.mangoCube(),
  slices.appleSlice(),
  slices.avocadoSlice(),
  slices.tomatoSlice(),
  sav.ham(),
  sav.meltedCheese(r, 90, 60),
  sav.gratedCheese(r, 14, [70, 40]),
  sav.crumbledCheese(r, 10, [70, 50]),
  sav.mushroom(),
  sav.leaf(),
  sav.chicken(r),
  sav.raja(),
  sav.corn(r, 12, [70, 50]),
  sav.salmon(),
  sav.egg(r),
  sav.huitlacoche(r, 14, [80, 50]),
  sav.squashBlossom(),
  sav.chorizo(r, 12, [70, 50]),
  sav.onionRing(),
  sav.mozzarella(r),
  spr.pecan(),
  spr.nutCrumbs(r, 10, [70, 40]),
  spr.hazelnut(),
  spr.mint(),
  spr.cookie(),
  spr.cinnamonStick(),
  spr.curls(r, 10, [70, 50], '#fffaf0'),
  spr.herbs(r, 9, [70, 40]),
  cream.whippedCream(),
  cream.scoop(r, 'vanilla') + cream.runningSauce('#3d1c0e'),
  cream.scoop(r, 'strawberry'),
  cream.marshmallow(),
];
const b = picture(
  bg + items.map((s, i) => at(100 + (i % 7) * 170, 80 + Math.floor(i / 7) * 150, s, { size: 0.8 })).join(''),
);
await Promise.all([a, b].map((s, i) => sharp(Buffer.from(s)).png().toFile(`/tmp/try${i}.png`)));
