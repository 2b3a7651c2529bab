import { made, soft } from '../drawing/materials.ts';
import { loop, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, group, line, path, repeat } from '../drawing/svg.ts';
import { type Batter, browning } from './tone.ts';

/** One flap folded in over the filling, hinged on its far side. */
function flap(random: Random, batter: Batter, size: number, index: number): string {
  const reach = size * random.between(0.34, 0.4);
  const wave = () => random.between(-8, 8);
  const points: Point[] = [
    [-size * 0.97, -size * 0.98],
    [-size * 0.4, -size * 1.01],
    [size * 0.4, -size * 1.01],
    [size * 0.97, -size * 0.98],
    [size * 0.62, -size + reach * 0.66 + wave()],
    [size * 0.3, -size + reach + wave()],
    [0, -size + reach * 1.02 + wave()],
    [-size * 0.32, -size + reach + wave()],
    [-size * 0.64, -size + reach * 0.62 + wave()],
  ];
  const outline = loop(points);
  const crease = line(`M${-size * 0.8} ${-size * 0.94}H${size * 0.8}`, '#fff2cc', 20, {
    opacity: 0.5,
    ...soft(7),
  });
  const turn = index * 90;
  return (
    shadowOf(outline, 9, 0.45, (drawing) => at(0, 0, drawing, { turn })) +
    group(
      made(index % 2 ? 'crepe-2' : 'crepe-1'),
      at(0, 0, path(outline, { fill: batter.face }) + clipped(outline, browning(outline), crease), { turn }),
    )
  );
}

/** A galette folded into a square that leaves its filling in view. `size` is half its side. */
export function envelope(
  random: Random,
  batter: Batter,
  size: number,
  turn: number,
  filling: string,
): string {
  const square = loop([
    [-size, -size],
    [-size * 0.4, -size * 1.03],
    [size * 0.4, -size * 1.03],
    [size, -size],
    [size * 1.03, -size * 0.4],
    [size * 1.03, size * 0.4],
    [size, size],
    [size * 0.4, size * 1.03],
    [-size * 0.4, size * 1.03],
    [-size, size],
    [-size * 1.03, size * 0.4],
    [-size * 1.03, -size * 0.4],
  ]);
  const flaps = repeat(4, (index) => flap(random, batter, size, index));
  const flat = (drawing: string, y = 0) => at(0, y, at(0, 0, drawing, { turn }), { squash: 0.8 });
  return (
    at(0, 8, shadowOf(square, 24, 0.55, flat)) +
    group(made('sheet'), flat(path(square, { fill: batter.edge }), 10)) +
    group(made('crepe-3'), flat(path(square, { fill: batter.face }))) +
    flat(flaps) +
    filling
  );
}
