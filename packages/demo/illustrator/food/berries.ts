import { made } from '../drawing/materials.ts';
import { oval } from '../drawing/outline.ts';
import { painted, radial } from '../drawing/paint.ts';
import type { Random } from '../drawing/random.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, path, repeat } from '../drawing/svg.ts';
import { sparkle } from './sparkle.ts';

/** A blueberry, about 60 across, its crown towards us. */
export function blueberry(random: Random): string {
  const ball = oval(30);
  const skin = radial(0.34, 0.28, 0.85, [0, '#8c9ddb'], [0.35, '#4b5eaa'], [0.75, '#2a3473'], [1, '#171c46']);
  const crown = repeat(5, (index) =>
    group({ transform: `rotate(${index * 72})` }, path('M0 0L-5 -9L0 -13L5 -9Z', { fill: '#20264f' })),
  );
  return (
    shadowOf(ball, 8, 0.55) +
    group(made('berry'), painted(ball, skin)) +
    at(
      random.between(-8, 8),
      random.between(-6, 8),
      ellipse(0, 0, 12, 10, { fill: '#7f8fcb', opacity: 0.6 }) +
        crown +
        ellipse(0, 0, 4.5, 4, { fill: '#11153a' }),
      { turn: random.between(0, 70) },
    ) +
    sparkle(-11, -13, 6, 3.5, -35)
  );
}

const drupes = (colour: string, deep: string) => {
  const rows = [
    [-18, 2],
    [-6, 4],
    [8, 5],
    [20, 4],
    [32, 2],
  ] as const;
  const grains = rows.map(([y, half]) =>
    repeat(half + 1, (index) =>
      ellipse((index - half / 2) * 13, y - Math.abs(index - half / 2) * 3, 9.4, 9.4, {
        fill: index % 2 ? colour : deep,
      }),
    ),
  );
  return (
    shadowOf(oval(30, 34), 8, 0.5) +
    path(oval(27, 28), { fill: deep }) +
    at(0, -8, group(made('berry'), ...grains.reverse()))
  );
};

export const raspberry = () => drupes('#e2405f', '#c02648');
export const blackberry = () => drupes('#4a2a52', '#33193d');
