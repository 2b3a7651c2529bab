import { made, soft } from '../drawing/materials.ts';
import { blob } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { at, group, line, path } from '../drawing/svg.ts';

/** A cube of ice, about 110 wide. */
export const iceCube = (random: Random) =>
  group(
    { opacity: 0.82 },
    group(made('glassy'), path(blob(random, 54, 48, 0.06, 8), { fill: '#ffffff', opacity: 0.5 })),
    path('M-34 -26L8 -36L36 -14L-4 -2Z', { fill: '#ffffff', opacity: 0.5, ...soft(2) }),
    line('M-38 -28L-36 26L0 40L36 22L38 -18', '#ffffff', 4, { opacity: 0.7, ...soft(1) }),
  );

/** Ice crowded under the surface; `level` is where the surface lies. */
export const ice = (random: Random, level: number) =>
  (
    [
      [-66, 36, -14],
      [52, 20, 18],
      [-4, 92, 8],
      [78, 116, -22],
      [-84, 134, 30],
      [6, -8, 40],
    ] as const
  )
    .map(([x, y, turn]) => at(x, level + y + 20, iceCube(random), { turn }))
    .join('');
