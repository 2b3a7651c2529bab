import { made, soft } from '../drawing/materials.ts';
import { around, blob, oval } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, path, repeat } from '../drawing/svg.ts';

/** A rosette of whipped cream piped in a swirl, about 150 wide. */
export function whippedCream(colour = '#fff8ea'): string {
  const tiers = [
    [66, 0, 11, 27],
    [46, -26, 9, 24],
    [27, -48, 7, 19],
    [10, -64, 4, 14],
  ] as const;
  const ring = ([radius, y, count, size]: (typeof tiers)[number], tier: number) =>
    ellipse(0, y, radius, radius * 0.72, { fill: '#8a5a2c', opacity: 0.25, ...soft(4) }) +
    group(
      made('cream'),
      ellipse(0, y, radius, radius * 0.7, { fill: colour }),
      repeat(count, (index) => {
        const angle = (index / count) * 360 + tier * 17;
        const [x, dy] = around(angle, radius * 0.82, radius * 0.6);
        return at(x, y + dy, ellipse(0, 0, size, size * 0.62, { fill: colour }), { turn: angle + 62 });
      }),
    );
  const tip = group(
    made('cream'),
    path('M-12 -66C-12 -80 -2 -84 4 -96C6 -84 14 -78 12 -66C6 -58 -6 -58 -12 -66Z', { fill: colour }),
  );
  return shadowOf(oval(84, 60), 12, 0.45) + tiers.map(ring).join('') + tip;
}

const flavours = {
  vanilla: '#fdeec4',
  chocolate: '#7a4a2e',
  strawberry: '#f6a3ad',
  cookies: '#f2ebdf',
  coffee: '#cf9f6c',
} as const;

export type Flavour = keyof typeof flavours;

/** A ball of ice cream with its ragged skirt, about 200 across. */
export function scoop(random: Random, flavour: Flavour): string {
  const colour = flavours[flavour];
  const skirt = blob(random, 102, 46, 0.12, 16);
  const specks = repeat(26, () => {
    const [x, y] = around(random.between(0, 360), random.between(10, 84), random.between(10, 80));
    const size = flavour === 'cookies' ? random.between(3, 9) : 1.8;
    return ellipse(x, y, size, size * 0.8, {
      fill: flavour === 'chocolate' ? '#3a1d0e' : '#3b2616',
      opacity: flavour === 'cookies' ? 0.9 : 0.55,
    });
  });
  return (
    at(0, 62, shadowOf(skirt, 16, 0.5)) +
    group(made('scoop'), at(0, 58, path(skirt, { fill: colour }))) +
    group(made('scoop'), path(oval(96, 92), { fill: colour }), flavour === 'strawberry' ? '' : specks) +
    at(-34, -40, ellipse(0, 0, 26, 15, { fill: '#ffffff', opacity: 0.4, ...soft(7) }), { turn: -35 })
  );
}

/** Sauce running down over a scoop. */
export const runningSauce = (colour: string) =>
  group(
    made('pool'),
    path(
      'M-88 -30C-80 -84 -40 -104 2 -102C48 -102 84 -74 90 -24C90 0 72 8 66 -14C58 -34 46 -8 46 20C44 44 22 40 22 14C20 -12 8 -14 2 8C-4 34 -26 30 -26 4C-28 -22 -44 -20 -48 2C-54 22 -78 12 -88 -30Z',
      { fill: colour },
    ),
  );

/** A few marshmallows' worth of soft cubes. */
export const marshmallow = (colour = '#fff6ee') =>
  shadowOf(oval(26, 22), 5, 0.35) +
  group(made('cream'), path('M-26 -12C-26 -26 26 -26 26 -12V14C26 28 -26 28 -26 14Z', { fill: colour })) +
  ellipse(0, -12, 22, 9, { fill: '#ffffff', opacity: 0.6 });
