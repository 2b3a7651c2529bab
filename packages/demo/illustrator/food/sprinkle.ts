import { made, soft } from '../drawing/materials.ts';
import { oval, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { allOver, towardsMiddle } from '../drawing/scatter.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

/** Fine dust — sugar, cinnamon, cocoa — over an ellipse. */
export const dust = (random: Random, colour: string, count: number, rx: number, ry: number) =>
  group(
    { opacity: 0.85 },
    repeat(count, () => {
      const [x, y] = allOver(random, [rx, ry]);
      const size = random.between(1.2, 3.6);
      return ellipse(x, y, size, size * 0.85, { fill: colour, opacity: random.between(0.5, 1) });
    }),
  );

/** A veil of powdered sugar with its grains. */
export const sugar = (random: Random, rx: number, ry: number) =>
  ellipse(0, 0, rx * 0.8, ry * 0.8, { fill: '#ffffff', opacity: 0.34, ...soft(36) }) +
  dust(random, '#fffdf8', 260, rx, ry);

/** Long curls, of coconut or of chocolate. */
export const curls = (random: Random, count: number, reach: Point, colour: string) =>
  repeat(count, () => {
    const [x, y] = towardsMiddle(random, reach);
    const bend = random.between(-14, 14);
    const d = `M-22 0C-10 ${bend} 10 ${bend} 22 0`;
    return at(
      x,
      y,
      at(3, 5, line(d, '#3a1805', 8, { opacity: 0.35, ...soft(2) })) +
        group(made('cream'), line(d, colour, 9)),
      { turn: random.between(0, 180) },
    );
  });

/** A leaf strewn small: parsley, coriander. */
export const herbs = (random: Random, count: number, reach: Point) =>
  repeat(count, () => {
    const [x, y] = towardsMiddle(random, reach);
    return at(
      x,
      y,
      shadowOf(oval(9, 8), 3, 0.35) +
        group(
          made('herb'),
          path('M0 14C-14 12 -18 2 -12 -4C-14 -14 -4 -18 0 -12C4 -18 14 -14 12 -4C18 2 14 12 0 14Z', {
            fill: random.pick(['#3f8f3c', '#5aa845', '#2f7a34']),
          }),
        ),
      { turn: random.between(0, 360) },
    );
  });
