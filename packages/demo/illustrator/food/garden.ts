import { made, soft } from '../drawing/materials.ts';
import { blob, oval, type Point } from '../drawing/outline.ts';
import { linear, painted } from '../drawing/paint.ts';
import type { Random } from '../drawing/random.ts';
import { allOver, towardsMiddle } from '../drawing/scatter.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

/** A slice through a mushroom, about 100 wide. */
export function mushroom(): string {
  const shape =
    'M-52 -6C-50 -50 50 -50 52 -6C54 8 36 12 18 6C16 22 20 42 14 48C6 54 -6 54 -14 48C-20 42 -16 22 -18 6C-36 12 -54 8 -52 -6Z';
  const gills = path(
    'M-38 0C-30 -12 -16 -10 -13 4C-20 8 -32 8 -38 0ZM38 0C30 -12 16 -10 13 4C20 8 32 8 38 0Z',
    { fill: '#7a4a28' },
  );
  return (
    shadowOf(shape, 8, 0.5) +
    group(
      made('meat'),
      path(shape, { fill: '#e9cfa4' }),
      gills,
      clipped(shape, line(shape, '#b07c45', 8, { opacity: 0.75, ...soft(2) })),
    )
  );
}

/** A leaf of spinach or basil, about 130 long. */
export function leaf(colour = '#3f8438', light = '#b5d98a'): string {
  const shape = 'M0 64C-36 44 -48 0 -24 -40C-14 -56 -6 -62 0 -70C6 -62 14 -56 24 -40C48 0 36 44 0 64Z';
  const veins = line(
    'M0 62V-50M0 36L-22 18M0 36L22 18M0 10L-24 -10M0 10L24 -10M0 -16L-16 -32M0 -16L16 -32',
    light,
    3,
    { opacity: 0.6 },
  );
  return (
    shadowOf(shape, 8, 0.45) +
    group(
      made('leaf'),
      painted(shape, linear([0, 0], [1, 0], [0, colour], [0.5, colour], [0.5, '#ffffff'], [1, '#ffffff'])),
      path(shape, { fill: colour, opacity: 0.86 }),
      veins,
    )
  );
}

/** A strip of roast poblano, about 180 long. */
export function raja(): string {
  const strip = 'M-92 2C-60 -34 -10 -20 20 2C44 18 70 6 92 -20L94 16C70 44 40 50 8 34C-24 16 -60 8 -88 40Z';
  const char = [-50, 6, 60].map((x) =>
    at(x, 6, path(oval(17, 7), { fill: '#1d3312', opacity: 0.6, ...soft(4) }), { turn: x / 3 }),
  );
  return (
    shadowOf(strip, 6, 0.45) +
    group(
      made('flat'),
      painted(strip, linear([0, 0], [0, 1], [0, '#6a9a3f'], [0.5, '#447a2e'], [1, '#2c5a22'])),
      clipped(
        strip,
        ...char,
        line('M-84 12C-56 -18 -10 -6 18 12C44 30 72 18 90 -6', '#a9cf72', 5, { opacity: 0.55, ...soft(2) }),
      ),
    )
  );
}

/** Grains of sweetcorn. */
export const corn = (random: Random, count: number, reach: Point) =>
  repeat(count, () => {
    const [x, y] = towardsMiddle(random, reach);
    return at(
      x,
      y,
      shadowOf(oval(12, 10), 4, 0.4) +
        group(
          made('fruit'),
          path('M-13 -4C-10 -17 10 -17 13 -4C14 10 6 15 0 17C-6 15 -14 10 -13 -4Z', {
            fill: random.pick(['#fbd24a', '#f7c230', '#fde07a']),
          }),
        ),
      { turn: random.between(0, 360) },
    );
  });

/** Dark, silky huitlacoche grains. */
export const huitlacoche = (random: Random, count: number, reach: Point) =>
  repeat(count, () => {
    const [x, y] = allOver(random, reach);
    const grain = blob(random, random.between(15, 27), random.between(13, 21), 0.16, 9);
    return at(
      x,
      y,
      shadowOf(grain, 5, 0.45) +
        group(
          made('fruit'),
          path(grain, { fill: random.pick(['#3b3440', '#2b262f', '#5b5360', '#463d42']) }),
        ),
    );
  });

/** A squash blossom, open, about 190 long. */
export function squashBlossom(): string {
  const petal = 'M0 10C-34 -16 -34 -62 0 -100C34 -62 34 -16 0 10Z';
  const one = (turn: number, fill: string) =>
    at(
      0,
      0,
      group(
        made('leaf'),
        path(petal, { fill }),
        line('M0 0V-86M0 -20L-14 -52M0 -20L14 -52', '#e9790f', 3, { opacity: 0.7 }),
      ),
      { turn },
    );
  return (
    at(0, -30, shadowOf(oval(72, 46), 9, 0.45)) +
    group(made('leaf'), path('M-9 0C-9 26 -6 44 0 64C6 44 9 26 9 0Z', { fill: '#6ba03f' })) +
    one(-62, '#f59a1c') +
    one(60, '#f08e14') +
    one(-24, '#fbb12e') +
    one(26, '#fcbd3c') +
    group(made('fruit'), ellipse(0, -14, 9, 16, { fill: '#fde07a' }))
  );
}

/** Rings of red onion, about 90 across. */
export const onionRing = () =>
  group(made('berry'), line(oval(42, 33), '#a9447e', 9), line(oval(35, 27), '#f3d3e6', 6));
