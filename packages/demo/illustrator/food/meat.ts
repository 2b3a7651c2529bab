import { made, soft } from '../drawing/materials.ts';
import { around, blob, loop, type Point } from '../drawing/outline.ts';
import { linear, painted, radial } from '../drawing/paint.ts';
import type { Random } from '../drawing/random.ts';
import { allOver } from '../drawing/scatter.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, group, line, path, repeat } from '../drawing/svg.ts';

/** A ruffled slice of ham, about 190 wide. */
export function ham(): string {
  const slice = loop(
    Array.from({ length: 40 }, (_, index) => {
      const angle = index * 9;
      const ruffle =
        1 + 0.07 * Math.sin((angle * 8 * Math.PI) / 180) + 0.06 * Math.sin((angle * 3 * Math.PI) / 180);
      return around(angle, 92 * ruffle, 46 * ruffle);
    }),
  );
  const folds = [-58, -30, -4, 26, 54]
    .map((x, index) => {
      const d = `M${x} -40C${x + 22} -14 ${x - 16} 10 ${x + 10} 42`;
      return (
        line(d, index % 2 ? '#b84a58' : '#c9606a', 10, { opacity: 0.55, ...soft(4) }) +
        at(9, -3, line(d, '#ffd0cc', 6, { opacity: 0.6, ...soft(2) }))
      );
    })
    .join('');
  return (
    shadowOf(slice, 9, 0.45) +
    group(
      made('meat'),
      painted(slice, radial(0.4, 0.35, 0.75, [0, '#f8b9b2'], [0.6, '#ea8f90'], [1, '#d5727a'])),
      clipped(slice, folds, line(slice, '#f9d9c8', 5, { opacity: 0.6 })),
    )
  );
}

/** A strip of roast chicken, about 120 long. */
export function chicken(random: Random): string {
  const piece = blob(random, 62, 27, 0.14, 10);
  const fibres = repeat(5, (index) =>
    line(
      `M-48 ${index * 9 - 18}C-16 ${index * 9 - 24} 16 ${index * 9 - 12} 48 ${index * 9 - 18}`,
      '#b4713a',
      3,
      { opacity: 0.4, ...soft(1) },
    ),
  );
  return (
    shadowOf(piece, 9, 0.5) +
    group(
      made('meat'),
      painted(piece, linear([0, 0], [1, 1], [0, '#f7dcae'], [0.6, '#e9b877'], [1, '#c47f3e'])),
      clipped(piece, fibres),
    )
  );
}

/** A wave of smoked salmon, about 220 long. */
export function salmon(): string {
  const ribbon = loop([
    [-112, 10],
    [-80, -40],
    [-40, -28],
    [0, -52],
    [44, -34],
    [86, -46],
    [114, -4],
    [84, 36],
    [40, 24],
    [0, 46],
    [-46, 30],
    [-86, 44],
  ]);
  const fat = repeat(7, (index) =>
    line(
      `M${-96 + index * 32} -46C${-70 + index * 32} -12 ${-104 + index * 32} 12 ${-78 + index * 32} 44`,
      '#ffd9bd',
      5,
      { opacity: 0.8, ...soft(1) },
    ),
  );
  return (
    shadowOf(ribbon, 9, 0.45) +
    group(
      made('meat'),
      painted(ribbon, linear([0, 0], [1, 1], [0, '#ff9a62'], [0.5, '#f57a45'], [1, '#e05a2b'])),
      clipped(ribbon, fat),
    )
  );
}

/** Crumbs of fried chorizo. */
export const chorizo = (random: Random, count: number, reach: Point) =>
  repeat(count, () => {
    const [x, y] = allOver(random, reach);
    const crumb = blob(random, random.between(13, 26), random.between(10, 19), 0.25, 9);
    return at(
      x,
      y,
      shadowOf(crumb, 5, 0.5) +
        group(made('nut'), path(crumb, { fill: random.pick(['#a8321a', '#8f2613', '#c04a22']) })),
      { turn: random.between(0, 180) },
    );
  });
