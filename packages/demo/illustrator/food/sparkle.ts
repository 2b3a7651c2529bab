import { soft } from '../drawing/materials.ts';
import { at, ellipse } from '../drawing/svg.ts';

/** The wet glint on a fruit's skin, a small tilted ellipse. */
export const sparkle = (x: number, y: number, rx: number, ry: number, turn = -30) =>
  at(x, y, ellipse(0, 0, rx, ry, { fill: '#ffffff', opacity: 0.75, ...soft(2) }), { turn });
