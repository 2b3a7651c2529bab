import { made, soft } from '../drawing/materials.ts';
import { around, loop, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, group, line, path } from '../drawing/svg.ts';
import { type Batter, browning } from './tone.ts';

function half(random: Random, radius: number, depth: number): string {
  const curve: Point[] = [];
  for (let angle = 4; angle <= 176; angle += 17.2) {
    const reach = 1 + random.between(-0.018, 0.018);
    curve.push(around(angle, radius * reach, depth * reach));
  }
  const fold: Point[] = [
    [-radius * 0.98, -16],
    [-radius * 0.6, -42],
    [0, -52],
    [radius * 0.6, -42],
    [radius * 0.98, -16],
  ];
  return loop([...curve, ...fold]);
}

/** The points along the open curve where the filling shows, left to right. */
export const lip = (radius: number, share: number): Point =>
  around(168 - share * 156, radius * 0.93, radius * 0.66);

/** A crepe folded once over its filling: the fold behind, the open curve towards us. */
export function halfMoon(random: Random, batter: Batter, radius: number, filling: string): string {
  const under = half(random, radius * 1.03, radius * 0.76);
  const over = half(random, radius, radius * 0.62);
  const crease = line(
    `M${-radius * 0.8} 4C${-radius * 0.3} -20 ${radius * 0.3} -20 ${radius * 0.8} 4`,
    '#8a4a14',
    14,
    { opacity: 0.28, ...soft(7) },
  );
  const belly = at(
    0,
    radius * 0.2,
    line(`M${-radius * 0.7} 0C${-radius * 0.3} 40 ${radius * 0.2} 50 ${radius * 0.6} 10`, '#fff2cc', 40, {
      opacity: 0.35,
      ...soft(20),
    }),
  );
  return (
    shadowOf(under, 22, 0.5) +
    group(made('crepe-3'), path(under, { fill: batter.edge }), clipped(under, browning(under))) +
    filling +
    at(
      0,
      -20,
      shadowOf(over, 14, 0.5) +
        group(
          made('crepe-1'),
          path(over, { fill: batter.face }),
          clipped(over, browning(over), crease, belly),
        ),
    )
  );
}
