import { made } from '../drawing/materials.ts';
import { around, blob, oval, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

/** A pecan half, about 80 long, its furrows up. */
export function pecan(): string {
  const shell = 'M-42 0C-42 -20 -20 -28 0 -27C22 -28 44 -18 44 0C44 18 22 28 0 27C-20 28 -42 20 -42 0Z';
  const furrows = [-16, -9, 9, 16]
    .map((y) =>
      line(`M-30 ${y * 0.5}C-16 ${y * 1.25} 16 ${y * 1.25} 32 ${y * 0.5}`, '#4f260c', 3.4, { opacity: 0.75 }),
    )
    .join('');
  const middle = line('M-38 0C-10 -5 12 5 40 0', '#3d1c08', 6, { opacity: 0.85 });
  return shadowOf(shell, 8, 0.5) + group(made('nut'), path(shell, { fill: '#a8602a' }), furrows, middle);
}

/** Broken pieces of nut strewn around a point. */
export const nutCrumbs = (random: Random, count: number, reach: Point, colour = '#b97a3c') =>
  repeat(count, () => {
    const [x, y] = around(
      random.between(0, 360),
      reach[0] * random.between(0.1, 1),
      reach[1] * random.between(0.1, 1),
    );
    return at(
      x,
      y,
      shadowOf(oval(9, 7), 4, 0.45) +
        group(
          made('nut'),
          path(blob(random, random.between(8, 15), random.between(6, 11), 0.25, 7), {
            fill: random.chance(0.3) ? '#e6bd83' : colour,
          }),
        ),
      { turn: random.between(0, 180) },
    );
  });

/** A hazelnut, about 60 across. */
export const hazelnut = () =>
  shadowOf(oval(28, 27), 8, 0.5) +
  group(
    made('fruit'),
    path('M0 -32C20 -26 30 -10 28 8C24 28 -24 28 -28 8C-30 -10 -20 -26 0 -32Z', { fill: '#a9622c' }),
    ellipse(0, 17, 19, 9, { fill: '#d9ab74' }),
  );
