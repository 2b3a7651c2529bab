import { made, soft } from '../drawing/materials.ts';
import { around, loop, type Point } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, group, line, path, repeat } from '../drawing/svg.ts';
import { type Batter, browning } from './tone.ts';

/** The outline of a crepe folded in four: its corner at the origin, its curve `radius` away to the right. */
function fan(random: Random, radius: number, spread: number): string {
  const curve: Point[] = [];
  const phase = random.between(0, 6);
  for (let step = 0; step <= 10; step += 1) {
    const angle = -spread / 2 + (spread * step) / 10;
    const ruffle = 1 + 0.022 * Math.sin(step * 1.9 + phase) + random.between(-0.01, 0.01);
    const corner = step === 0 || step === 10 ? 0.965 : 1;
    curve.push(around(angle, radius * ruffle * corner));
  }
  const side = (angle: number, share: number): Point => around(angle, radius * share);
  return loop([
    [14, 0],
    side(-spread / 2 - 1.5, 0.25),
    side(-spread / 2 - 1, 0.65),
    ...curve,
    side(spread / 2 + 1, 0.65),
    side(spread / 2 + 1.5, 0.25),
  ]);
}

/** Soft pleats running from the corner to the curve: the shade of each, and its light side. */
function pleats(random: Random, radius: number, spread: number): string {
  const lines = Array.from({ length: 4 }, (_, index) => {
    const angle = -spread / 2 + (spread * (index + 0.8)) / 4.6 + random.between(-3, 3);
    const [fromX, fromY] = around(angle, radius * random.between(0.2, 0.4));
    const [toX, toY] = around(angle + random.between(-4, 4), radius * 0.99);
    return `M${fromX} ${fromY}L${toX} ${toY}`;
  }).join('');
  return (
    line(lines, '#8a4a14', 16, { opacity: 0.3, ...soft(7) }) +
    at(-5, -9, line(lines, '#fff0c4', 10, { opacity: 0.4, ...soft(7) }))
  );
}

/** A crepe folded into a triangle: four thin sheets in a stack. `turn` is the direction of its curve. */
export function triangle(random: Random, batter: Batter, radius: number, turn: number): string {
  const spread = 84;
  const surface = random.pick(['crepe-1', 'crepe-2', 'crepe-3'] as const);
  const sheets = repeat(4, (index) => {
    const outline = fan(random, radius * (1.01 - index * 0.012), spread - index * 0.8);
    const top = index === 3;
    const sheet = at(
      0,
      0,
      path(outline, { fill: top ? batter.face : batter.edge }) +
        (top ? clipped(outline, browning(outline), pleats(random, radius, spread)) : ''),
      { turn },
    );
    const shadow = shadowOf(outline, index === 0 ? 20 : 4, index === 0 ? 0.5 : 0.3, (drawing) =>
      at(0, 0, drawing, { turn }),
    );
    return group(
      { transform: `translate(0 ${-index * 11}) scale(1 0.82)` },
      shadow,
      group(made(top ? surface : 'sheet'), sheet),
    );
  });
  return sheets;
}
