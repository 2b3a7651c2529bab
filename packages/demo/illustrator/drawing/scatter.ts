import { around, type Point } from './outline.ts';
import type { Random } from './random.ts';

/** A random place in an ellipse of these half-axes, uniformly distributed. */
export const allOver = (random: Random, [rx, ry]: Point): Point =>
  around(random.between(0, 360), rx * Math.sqrt(random.between(0, 1)), ry * Math.sqrt(random.between(0, 1)));

/** A random place in such an ellipse, denser towards its middle. */
export const towardsMiddle = (random: Random, [rx, ry]: Point): Point =>
  around(random.between(0, 360), rx * random.between(0, 1), ry * random.between(0, 1));
