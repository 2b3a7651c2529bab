import { soft } from '../drawing/materials.ts';
import { linear, painted } from '../drawing/paint.ts';
import { at, clipped, ellipse, group, line, path, tag } from '../drawing/svg.ts';
import { grainFilter } from './table.ts';

const outline =
  'M-470 -270C-480 -330 -440 -345 -390 -345H390C440 -345 480 -330 470 -270C462 -120 462 120 470 270C480 330 440 345 390 345H-390C-440 345 -480 330 -470 270C-462 120 -462 -120 -470 -270Z';

/** A serving board of dark parota wood, 940 by 690 before tilting. */
export function board(x: number, y: number, turn = 0, size = 1): string {
  const wood = painted(outline, linear([0, 0], [1, 1], [0, '#c98a52'], [0.5, '#a9683a'], [1, '#854a26']));
  const grain = tag('rect', {
    x: -520,
    y: -400,
    width: 1040,
    height: 800,
    filter: 'url(#grain-board)',
    opacity: 0.75,
  });
  return (
    grainFilter('grain-board', '#4e2410') +
    at(
      x,
      y,
      at(22, 44, path(outline, { fill: '#3a1805', opacity: 0.55, ...soft(36) })) +
        at(6, 30, path(outline, { fill: '#5e3016' })) +
        group(
          {},
          wood,
          clipped(outline, grain, at(0, 0, line(outline, '#ffe2b8', 16, { opacity: 0.4, ...soft(4) }))),
        ) +
        ellipse(-412, -280, 22, 22, { fill: '#3a1a0a' }) +
        line('M-431 -268A22 22 0 0 0 -394 -266', '#e3ad78', 4, { opacity: 0.8 }),
      { turn, size, squash: 0.86 },
    )
  );
}
