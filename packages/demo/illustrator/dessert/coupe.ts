import { made, soft } from '../drawing/materials.ts';
import { linear, painted } from '../drawing/paint.ts';
import { at, ellipse, group, line, path } from '../drawing/svg.ts';

const bowl = 'M-250 -40C-244 96 -150 190 0 196C150 190 244 96 250 -40A250 84 0 0 1 -250 -40Z';

/** A footed glass bowl around the origin, 500 wide; `content` sits in its mouth. */
export function coupe(content: string): string {
  const foot = group(
    made('glassy'),
    path('M-24 180H24C22 240 40 262 130 276C150 300 -150 300 -130 276C-40 262 -22 240 -24 180Z', {
      fill: '#fdf6ee',
      opacity: 0.75,
    }),
  );
  const shine = linear(
    [0, 0],
    [1, 0],
    [0, '#ffffff', 0.65],
    [0.18, '#ffffff', 0.16],
    [0.6, '#ffffff', 0.05],
    [0.9, '#7a2f10', 0.18],
    [1, '#ffffff', 0.4],
  );
  return (
    at(60, 290, ellipse(0, 0, 240, 60, { fill: '#3a1805', opacity: 0.5, ...soft(36) })) +
    ellipse(0, 286, 140, 26, { fill: '#3a1805', opacity: 0.4, ...soft(7) }) +
    foot +
    ellipse(0, -40, 250, 84, { fill: '#ffffff', opacity: 0.4 }) +
    line('M-250 -40A250 84 0 0 1 250 -40', '#ffffff', 6, { opacity: 0.8 }) +
    content +
    painted(
      'M-250 -40C-244 96 -150 190 0 196C150 190 244 96 250 -40A250 84 0 0 1 -250 -40Z',
      linear([0, 0], [0, 1], [0, '#ffe9e0', 0.5], [1, '#f3a9a0', 0.65]),
    ) +
    painted(bowl, shine) +
    line('M-250 -40A250 84 0 0 0 250 -40', '#ffffff', 8, { opacity: 0.95 }) +
    line('M-200 30C-186 96 -140 140 -96 158', '#ffffff', 16, { opacity: 0.75, ...soft(4) })
  );
}
