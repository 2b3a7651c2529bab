import { made, soft } from '../drawing/materials.ts';
import { blob, loop, oval, thread } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, ellipse, group, line, path } from '../drawing/svg.ts';
import { type Batter, browning } from './tone.ts';

/** A rolled crepe around the origin, its open end on the right showing the filling. */
export function roll(random: Random, batter: Batter, length: number, filling: string, turn = 0): string {
  const half = length / 2;
  const wave = () => random.between(-5, 5);
  const outline = loop([
    [-half, -62 + wave()],
    [-half * 0.5, -82 + wave()],
    [0, -86 + wave()],
    [half * 0.6, -80 + wave()],
    [half, -76],
    [half + 16, 0],
    [half, 78],
    [half * 0.5, 84 + wave()],
    [0, 86 + wave()],
    [-half * 0.6, 80 + wave()],
    [-half, 62],
    [-half - 30, 0],
  ]);
  const flap = thread([
    [-half - 10, 24],
    [-half * 0.5, 36 + wave()],
    [0, 30 + wave()],
    [half * 0.5, 38 + wave()],
    [half + 8, 30],
  ]);
  const seam =
    line(flap, '#7a3c10', 9, { opacity: 0.5, ...soft(4) }) +
    at(0, -7, line(flap, '#fff0c4', 6, { opacity: 0.6, ...soft(2) }));
  const end = at(
    half - 4,
    2,
    group(made('sheet'), path(oval(44, 76), { fill: batter.edge })) +
      ellipse(2, 2, 35, 64, { fill: '#6d3510', opacity: 0.55 }) +
      group(made('cream'), path(blob(random, 38, 62, 0.1, 11), { fill: filling })) +
      group(
        made('sheet'),
        line('M6 -46C-30 -40 -30 34 2 40C26 30 24 -14 6 -14C-8 -12 -8 10 2 14', batter.face, 11),
      ),
  );
  const lying = (drawing: string) => at(0, 0, drawing, { turn });
  return (
    shadowOf(outline, 20, 0.5, lying) +
    group(
      made('rolled'),
      lying(path(outline, { fill: batter.face }) + clipped(outline, browning(outline), seam)),
    ) +
    lying(end)
  );
}
