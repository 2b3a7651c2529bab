import { made, soft } from '../drawing/materials.ts';
import { around, oval } from '../drawing/outline.ts';
import { linear, painted, radial } from '../drawing/paint.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

const citrusTones = {
  lemon: ['#f6c92e', '#fff0a8', '#fbdc5c'],
  lime: ['#5f9e2f', '#e6f3b8', '#a9cf5a'],
  orange: ['#f08c1e', '#ffe3ab', '#fba93d'],
} as const;

/** A wheel of citrus, about 120 across. */
export function citrus(kind: keyof typeof citrusTones): string {
  const [peel, pith, flesh] = citrusTones[kind];
  const juice = radial(0.5, 0.2, 0.9, [0, flesh], [0.7, flesh], [1, '#ffffff']);
  const wedges = repeat(9, (index) =>
    group(
      { transform: `rotate(${index * 40})` },
      painted('M0 -9C-5 -18 -15 -36 -12 -43C-8 -49 8 -49 12 -43C15 -36 5 -18 0 -9Z', juice),
      line('M-4 -36C-5 -30 -3 -24 -1 -20', '#ffffff', 2, { opacity: 0.55 }),
    ),
  );
  const wheel = group(made('berry'), path(oval(60), { fill: peel }), path(oval(55), { fill: pith })) + wedges;
  return (
    at(0, 8, shadowOf(oval(58, 48), 9, 0.5)) +
    at(0, 8, path(oval(60), { fill: peel }), { squash: 0.84 }) +
    at(0, 0, wheel, { squash: 0.84 }) +
    ellipse(-18, -20, 16, 7, { fill: '#ffffff', opacity: 0.5, ...soft(4) })
  );
}

/** A die of ripe fruit, seen on its corner; 60 across. */
export function cube(top: string, left: string, right: string): string {
  const hull = 'M0 -32L32 -16V18L0 36L-32 18V-16Z';
  return (
    shadowOf(hull, 9, 0.5) +
    group(
      made('fruit'),
      path('M0 -32L32 -16L0 2L-32 -16Z', { fill: top }),
      path('M-32 -16L0 2V36L-32 18Z', { fill: left }),
      path('M32 -16L0 2V36L32 18Z', { fill: right }),
    ) +
    line('M-26 -14L0 0L26 -14', '#ffffff', 2.4, { opacity: 0.45 })
  );
}

export const mangoCube = () => cube('#ffc94a', '#f9a61f', '#ee8c12');
export const potatoCube = () => cube('#f9dd8c', '#e0aa4c', '#c98a32');

/** A crescent of apple with its red peel, about 150 wide. */
export function appleSlice(): string {
  const flesh = 'M-74 -14C-50 -34 50 -34 74 -14C62 34 -62 34 -74 -14Z';
  return (
    shadowOf(flesh, 9, 0.5) +
    group(
      made('fruit'),
      path('M-76 -16C-66 46 66 46 76 -16C62 30 -62 30 -76 -16Z', { fill: '#b8321f' }),
      painted(flesh, linear([0, 0], [0, 1], [0, '#fbe6b0'], [0.6, '#f5cf86'], [1, '#e2a552'])),
    ) +
    line('M-40 -16C-20 -24 20 -24 40 -16', '#c98a3c', 4, { opacity: 0.5, ...soft(2) })
  );
}

/** A wedge of avocado, about 150 long. */
export const avocadoSlice = () =>
  shadowOf('M-70 20C-60 -40 60 -40 74 16C40 -6 -30 -4 -70 20Z', 8, 0.45) +
  group(
    made('melted'),
    path('M-74 22C-66 -48 64 -50 78 18C44 -4 -34 -2 -74 22Z', { fill: '#3f5e22' }),
    painted(
      'M-70 18C-60 -40 58 -42 72 14C40 -8 -30 -6 -70 18Z',
      linear([0, 0], [0, 1], [0, '#8fb24a'], [0.45, '#c9d977'], [1, '#f1eba6']),
    ),
  );

/** A round slice of tomato, about 120 across. */
export function tomatoSlice(): string {
  const chambers = repeat(6, (index) => {
    const [x, y] = around(index * 60 + 12, 31, 26);
    return at(
      x,
      y,
      ellipse(0, 0, 13, 9, { fill: '#f7a24c', opacity: 0.9 }) +
        ellipse(-3, -1, 2.6, 2, { fill: '#fde9a8' }) +
        ellipse(4, 2, 2.6, 2, { fill: '#fde9a8' }),
      { turn: index * 60 + 12 },
    );
  });
  const face = radial(0.5, 0.5, 0.5, [0, '#f58a6a'], [0.3, '#ea4a35'], [0.85, '#d92c22'], [1, '#b81c18']);
  return (
    at(0, 8, shadowOf(oval(56, 46), 8, 0.5)) +
    at(0, 6, path(oval(58, 48), { fill: '#a81a16' })) +
    group(made('melted'), painted(oval(58, 48), face), chambers) +
    ellipse(-22, -20, 14, 5, { fill: '#fff', opacity: 0.5, ...soft(2) })
  );
}
