import { made, soft } from '../drawing/materials.ts';
import { blob, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { towardsMiddle } from '../drawing/scatter.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, group, line, path, repeat } from '../drawing/svg.ts';

/** Melted cheese run into a soft puddle. */
export const meltedCheese = (random: Random, rx: number, ry: number, colour = '#f8c450') => {
  const pool = blob(random, rx, ry, 0.13);
  return shadowOf(pool, 6, 0.4) + group(made('gratin'), path(pool, { fill: colour }));
};

/** Threads of grated cheese. */
export const gratedCheese = (random: Random, count: number, reach: Point, colour = '#fbe08a') =>
  repeat(count, () => {
    const [x, y] = towardsMiddle(random, reach);
    const d = `M-20 0C-8 ${random.between(-8, 8)} 8 ${random.between(-8, 8)} 20 0`;
    return at(
      x,
      y,
      at(2, 4, line(d, '#3a1805', 7, { opacity: 0.3, ...soft(2) })) +
        group(made('melted'), line(d, colour, 8)),
      { turn: random.between(0, 180) },
    );
  });

/** Crumbled fresh or goat cheese. */
export const crumbledCheese = (random: Random, count: number, reach: Point) =>
  repeat(count, () => {
    const [x, y] = towardsMiddle(random, reach);
    const piece = blob(random, random.between(10, 22), random.between(9, 17), 0.22, 8);
    return at(x, y, shadowOf(piece, 5, 0.4) + group(made('cream'), path(piece, { fill: '#fffaf0' })));
  });

/** A slice of fresh mozzarella, about 130 across. */
export const mozzarella = (random: Random) => {
  const slice = blob(random, 64, 52, 0.05, 12);
  return shadowOf(slice, 9, 0.45) + group(made('melted'), path(slice, { fill: '#fff8ea' }));
};
