import type { Point } from '../city/geometry.ts';

/** A name on the map. Positions and sizes in pixels. */
export type Label = {
  readonly at: Point;
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly isBold?: boolean;
  /** In radians clockwise. */
  readonly angle?: number;
  /** Colour of a dot above the text. */
  readonly dot?: string;
  /** Lower ones are placed first; conflicting later ones are dropped. */
  readonly rank: number;
};

const characterWidth = 0.56;

/** An estimate: there is no text measurement here. */
export const widthOf = (text: string, size: number) => text.length * size * characterWidth;
