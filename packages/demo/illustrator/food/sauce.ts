import { made, soft } from '../drawing/materials.ts';
import { type Point, thread } from '../drawing/outline.ts';
import type { Random } from '../drawing/random.ts';
import { ellipse, group, line, path } from '../drawing/svg.ts';

export const sauces = {
  cajeta: '#b2601c',
  chocolate: '#3d1c0e',
  hazelnut: '#5b2d16',
  berry: '#a3123a',
  cream: '#fff3dc',
  honey: '#d98e1c',
  poblano: '#a9b872',
  tomato: '#c23a1c',
  mole: '#4a1d10',
} as const;

export type Sauce = keyof typeof sauces;

/** A spoon moving between two points: a loose zigzag of sauce with a drop at its end. */
export function drizzle(
  random: Random,
  sauce: Sauce,
  from: Point,
  to: Point,
  swing: number,
  turns: number,
  width = 15,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const across: Point = [-dy / length, dx / length];
  const reaches = Array.from({ length: turns * 2 + 2 }, () => random.between(0.72, 1.12));
  const steps = turns * 12;
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    const wave = Math.sin(share * turns * 2 * Math.PI);
    const reach = wave * swing * 0.8 * (reaches[Math.floor(share * turns * 2)] ?? 1);
    // Slower across and faster at the turns, which makes them round.
    const along = share - Math.sin(share * turns * 4 * Math.PI) * (0.085 / turns);
    return [from[0] + dx * along + across[0] * reach, from[1] + dy * along + across[1] * reach];
  });
  const d = thread(points);
  const fill = sauces[sauce];
  const end = ellipse(to[0], to[1], width * 0.8, width * 0.7, { fill });
  const shadow = group(
    { transform: 'translate(4 6)' },
    line(d, '#3a1805', width, { opacity: 0.4, ...soft(4) }),
  );
  return shadow + group(made('sauce'), line(d, fill, width), end);
}

/** Sauce spread as a shining puddle. */
export const puddle = (outline: string, sauce: Sauce) =>
  path(outline, { fill: '#3a1805', opacity: 0.35, transform: 'translate(4 7)', ...soft(4) }) +
  group(made('pool'), path(outline, { fill: sauces[sauce] }));

/** Thick sauce over a rolled crepe, following its round back. */
export const draped = (outline: string, sauce: Sauce) =>
  path(outline, { fill: '#3a1805', opacity: 0.4, transform: 'translate(5 10)', ...soft(7) }) +
  group(made('draped'), path(outline, { fill: sauces[sauce] }));

/** Small drops fallen beside. */
export const drops = (random: Random, sauce: Sauce, spots: readonly Point[]) =>
  group(
    made('sauce'),
    ...spots.map(([x, y]) => {
      const size = random.between(6, 13);
      return ellipse(x, y, size, size * 0.8, { fill: sauces[sauce] });
    }),
  );
