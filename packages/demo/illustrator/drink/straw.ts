import { linear, painted } from '../drawing/paint.ts';
import { at, clipped, ellipse, path, repeat } from '../drawing/svg.ts';

/** A paper straw with two colours of stripe. */
export function straw(x: number, colour: string, lean = 12): string {
  const stripes = repeat(15, (index) =>
    path(`M-16 ${index * 44 - 40}L16 ${index * 44 - 62}V${index * 44 - 40}L-16 ${index * 44 - 18}Z`, {
      fill: colour,
    }),
  );
  const tube = 'M-15 0H15V560H-15Z';
  return at(
    x,
    -470,
    clipped(
      tube,
      path(tube, { fill: '#fffaf0' }),
      stripes,
      painted(tube, linear([0, 0], [1, 0], [0, '#4a1f08', 0.3], [0.3, '#ffffff', 0.5], [1, '#4a1f08', 0.4])),
    ) + ellipse(0, 0, 15, 6, { fill: '#5a2c10' }),
    { turn: lean },
  );
}
