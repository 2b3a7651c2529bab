import { made, soft } from '../drawing/materials.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, group, path, repeat } from '../drawing/svg.ts';

const softSquare = (x: number, y: number, half: number, corner: number) =>
  `M${x - half + corner} ${y - half}H${x + half - corner}Q${x + half} ${y - half} ${x + half} ${y - half + corner}V${y + half - corner}Q${x + half} ${y + half} ${x + half - corner} ${y + half}H${x - half + corner}Q${x - half} ${y + half} ${x - half} ${y + half - corner}V${y - half + corner}Q${x - half} ${y - half} ${x - half + corner} ${y - half}Z`;

/** A Belgian waffle, four pockets by four. `size` is half its side. */
export function waffle(size: number, turn: number, face = '#efb65c'): string {
  const outline = softSquare(0, 0, size, size * 0.2);
  const pitch = (size * 2) / 4.35;
  const pockets = repeat(16, (index) =>
    softSquare(
      ((index % 4) - 1.5) * pitch,
      (Math.floor(index / 4) - 1.5) * pitch,
      pitch * 0.355,
      pitch * 0.1,
    ),
  );
  const grid = path(outline + pockets, { fill: face, 'fill-rule': 'evenodd' });
  const lying = (drawing: string, y: number) => at(0, y, at(0, 0, drawing, { turn }), { squash: 0.8 });
  const crust = repeat(5, (index) =>
    lying(path(outline, { fill: index === 4 ? '#d98f3b' : '#b9712a' }), 52 - index * 9),
  );
  const floor = clipped(
    outline,
    path(outline, { fill: '#d18a38' }),
    at(
      11,
      13,
      path(outline + pockets, { fill: '#5e2a08', opacity: 0.75, 'fill-rule': 'evenodd', ...soft(7) }),
    ),
  );
  return (
    shadowOf(outline, 26, 0.55, (drawing) => lying(drawing, 50)) +
    group(made('waffle'), crust) +
    lying(floor, 8) +
    group(made('waffle'), lying(grid, 0))
  );
}
