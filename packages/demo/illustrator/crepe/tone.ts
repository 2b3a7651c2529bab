import { soft } from '../drawing/materials.ts';
import { line } from '../drawing/svg.ts';

/** A batter: the colour of its face and of the thin light edge where layers show. */
export type Batter = { face: string; edge: string };

export const batters = {
  golden: { face: '#f3c271', edge: '#efc67f' },
  toasted: { face: '#e6aa58', edge: '#e8b868' },
  cocoa: { face: '#8a5330', edge: '#b17a4e' },
  corn: { face: '#f2c65a', edge: '#edc765' },
} as const satisfies Record<string, Batter>;

/** The crisp brown rim of a hot griddle, drawn inside the outline. */
export const browning = (outline: string) =>
  line(outline, '#a9581a', 46, { opacity: 0.4, ...soft(20) }) +
  line(outline, '#8f4512', 9, { opacity: 0.55, ...soft(4) });
