import { made } from '../drawing/materials.ts';
import { loop } from '../drawing/outline.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, clipped, group, path, repeat, tag } from '../drawing/svg.ts';
import { type HueName, hues } from './table.ts';

const outline = loop([
  [-330, -250],
  [-120, -262],
  [120, -250],
  [330, -256],
  [338, 0],
  [328, 250],
  [100, 262],
  [-140, 250],
  [-334, 258],
  [-326, 20],
]);

/** A striped cloth in sarape colours, partly covered by the plate. */
export function napkin(hue: HueName, x: number, y: number, turn: number): string {
  const { cloth, stripes } = hues[hue];
  const band = (at: number, width: number, fill: string) =>
    tag('rect', { x: at, y: -300, width, height: 600, fill, opacity: 0.82 });
  const sarape = (from: number) =>
    band(from, 26, stripes[0]) +
    band(from + 34, 8, stripes[2]) +
    band(from + 50, 14, stripes[1]) +
    band(from + 72, 8, stripes[2]);
  const fringe = repeat(34, (index) =>
    tag('rect', { x: -350, y: -246 + index * 15, width: 26, height: 5, rx: 2, fill: cloth, opacity: 0.9 }),
  );
  const folds = path('M-330 40C-100 10 120 90 330 50L330 74C110 112 -120 36 -330 66Z', {
    fill: '#5a2c0c',
    opacity: 0.1,
  });
  return at(
    x,
    y,
    shadowOf(outline, 12, 0.3) +
      fringe +
      group(
        made('cloth'),
        clipped(outline, path(outline, { fill: cloth }), sarape(-300), sarape(212), folds),
      ),
    { turn, squash: 0.86 },
  );
}
