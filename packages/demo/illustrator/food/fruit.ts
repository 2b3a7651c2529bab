import { made, soft } from '../drawing/materials.ts';
import { around, oval } from '../drawing/outline.ts';
import { painted, radial } from '../drawing/paint.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, ellipse, group, line, path, repeat } from '../drawing/svg.ts';
import { sparkle } from './sparkle.ts';

const heart = 'M0 -50C22 -64 56 -46 54 -10C52 28 24 62 0 70C-24 62 -52 28 -54 -10C-56 -46 -22 -64 0 -50Z';

const calyx = repeat(6, (index) =>
  group(
    { transform: `translate(0 -50) rotate(${index * 60 + 12}) ` },
    path('M0 0C-12 -8 -12 -24 2 -36C12 -24 12 -8 0 0Z', { fill: index % 2 ? '#4f8f35' : '#3c7a2b' }),
  ),
);

/** A whole strawberry, about 110 wide, its tip down. */
export function strawberry(): string {
  const seeds = [
    [-24, -28],
    [2, -30],
    [27, -26],
    [-37, -6],
    [-12, -8],
    [14, -6],
    [38, -4],
    [-26, 14],
    [0, 16],
    [25, 15],
    [-13, 36],
    [12, 37],
    [0, 54],
  ] as const;
  const flesh = painted(heart, radial(0.36, 0.28, 0.8, [0, '#f5525a'], [0.5, '#d81f31'], [1, '#9c0f22']));
  const pips = seeds
    .map(([x, y]) =>
      at(x, y, ellipse(0, 1.5, 4.5, 6, { fill: '#7d0a18' }) + ellipse(0, 0, 3, 4.6, { fill: '#f9cf6a' })),
    )
    .join('');
  return (
    shadowOf(heart, 12, 0.5) +
    group(made('fruit'), flesh, pips) +
    group(made('leaf'), calyx) +
    sparkle(-24, -20, 7, 15)
  );
}

/** Half a strawberry, its cut face up. */
export function strawberryHalf(): string {
  const face = radial(
    0.5,
    0.42,
    0.6,
    [0, '#fff0e2'],
    [0.28, '#ffc4b0'],
    [0.62, '#f4675f'],
    [0.9, '#e02c3c'],
    [1, '#c8182c'],
  );
  const fibres = repeat(18, (index) => {
    const [x, y] = around(index * 20, 40, 52);
    return line(`M${x * 0.3} ${y * 0.3 + 2}L${x * 0.95} ${y * 0.95 + 4}`, '#fff2e6', 2.4, { opacity: 0.42 });
  });
  const core = path('M0 -34C10 -22 10 22 0 40C-10 22 -10 -22 0 -34Z', {
    fill: '#fff4e8',
    opacity: 0.85,
    ...soft(2),
  });
  return (
    shadowOf(heart, 9, 0.5) +
    group(
      made('fruit'),
      path(heart, { fill: '#c3152a' }),
      group({ transform: 'translate(0 1) scale(.9)' }, painted(heart, face), clipped(heart, fibres, core)),
    ) +
    sparkle(-22, -26, 5, 13)
  );
}

/** A coin of banana, about 100 wide, lying almost flat. */
export function bananaCoin(): string {
  const coin = oval(50, 41);
  const face = radial(
    0.46,
    0.44,
    0.56,
    [0, '#f3d488'],
    [0.34, '#f8e3a6'],
    [0.72, '#fdf2cb'],
    [0.94, '#f9e6ae'],
    [1, '#e9c774'],
  );
  const heartLines = repeat(3, (index) => {
    const [x, y] = around(index * 120 - 80, 17, 14);
    return (
      line(`M0 0L${x} ${y}`, '#d9ae5c', 5, { opacity: 0.7, ...soft(1) }) +
      ellipse(x * 0.6, y * 0.6, 2.6, 2.2, { fill: '#6d4a1c' }) +
      ellipse(x * 0.95, y * 0.95, 2.2, 2, { fill: '#6d4a1c' })
    );
  });
  return (
    at(0, 13, shadowOf(coin, 9, 0.5) + group(made('fruit'), path(coin, { fill: '#e5bf68' }))) +
    group(made('melted'), painted(coin, face), heartLines) +
    sparkle(-20, -17, 11, 4)
  );
}
