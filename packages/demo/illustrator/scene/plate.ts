import { soft } from '../drawing/materials.ts';
import { oval } from '../drawing/outline.ts';
import { linear, painted, radial } from '../drawing/paint.ts';
import { at, ellipse, group, line, path, repeat } from '../drawing/svg.ts';

/** Everything on the table is seen from the same height: circles become ellipses of this proportion. */
const tilt = 0.79;

export type Ware = 'talavera' | 'verde' | 'miel' | 'rosa';

const wares = {
  talavera: { rim: '#fffaf0', well: '#fff6e6', ink: '#2f62a3', accent: '#e6a32e' },
  verde: { rim: '#2f7355', well: '#f8f2df', ink: '#f3e6bd', accent: '#f2b544' },
  miel: { rim: '#fffaf0', well: '#fff8ea', ink: '#d98a1f', accent: '#c62b47' },
  rosa: { rim: '#fff3f0', well: '#fff7f3', ink: '#c9546f', accent: '#2f7f8f' },
} as const;

/** One petal motif of the rim, pointing outwards at radius 1 of the plate. */
const motif = (radius: number, ink: string, accent: string) =>
  at(
    0,
    -radius * 0.885,
    path('M0 20C-15 6 -13 -14 0 -24C13 -14 15 6 0 20Z', { fill: ink }) +
      path('M0 10C-6 4 -5 -7 0 -12C5 -7 6 4 0 10Z', { fill: accent }) +
      path(
        'M-14 16C-30 12 -36 -2 -34 -14C-22 -10 -14 0 -14 16ZM14 16C30 12 36 -2 34 -14C22 -10 14 0 14 16Z',
        { fill: ink, opacity: 0.75 },
      ),
  );

/** A hand-painted plate around the point; `radius` is its half width. */
export function plate(ware: Ware, x: number, y: number, radius: number): string {
  const { rim, well, ink, accent } = wares[ware];
  const count = 16;
  const painting = repeat(count, (index) =>
    group({ transform: `rotate(${(index * 360) / count})` }, motif(radius, ink, accent)),
  );
  const dots = repeat(count, (index) =>
    group(
      { transform: `rotate(${((index + 0.5) * 360) / count})` },
      ellipse(0, -radius * 0.9, 6, 6, { fill: accent }),
    ),
  );
  const flat = (drawing: string, dy = 0) => at(0, dy, drawing, { squash: tilt });
  const shadow =
    flat(path(oval(radius * 0.98), { fill: '#3a1805', opacity: 0.5, ...soft(36) }), 46) +
    flat(path(oval(radius * 0.86), { fill: '#3a1805', opacity: 0.5, ...soft(20) }), 40);
  const rimPaint = linear(
    [0.1, 0],
    [0.9, 1],
    [0, '#ffffff', 0.75],
    [0.45, '#ffffff', 0],
    [1, '#5a2408', 0.28],
  );
  const wellPaint = radial(
    0.58,
    0.62,
    0.62,
    [0.5, '#ffffff', 0.3],
    [0.86, '#6b300f', 0.08],
    [1, '#5a2408', 0.18],
  );
  return at(
    x,
    y,
    at(14, 0, shadow) +
      flat(path(oval(radius), { fill: accent, opacity: 0.9 }), 14) +
      flat(path(oval(radius), { fill: '#5a2408', opacity: 0.35 }), 14) +
      flat(path(oval(radius), { fill: rim })) +
      flat(group({ opacity: 0.85 }, painting, dots)) +
      flat(painted(oval(radius), rimPaint)) +
      flat(line(oval(radius - 5), ink, 7, { opacity: 0.8 })) +
      flat(line(oval(radius * 0.755), ink, 4, { opacity: 0.7 })) +
      flat(path(oval(radius * 0.74), { fill: well }) + painted(oval(radius * 0.74), wellPaint)) +
      flat(
        line(
          `M${-radius * 0.94} ${-radius * 0.2}A${radius * 0.96} ${radius * 0.96} 0 0 1 ${-radius * 0.2} ${-radius * 0.94}`,
          '#ffffff',
          12,
          { opacity: 0.75, ...soft(4) },
        ),
      ),
  );
}
