import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Catmull-Rom through the points, written as cubic Béziers. */
function curves(points: readonly Point[], pointAt: (index: number) => Point, count: number): string {
  let d = `M${text(points[0] ?? [0, 0])}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [
      pointAt(index - 1),
      pointAt(index),
      pointAt(index + 1),
      pointAt(index + 2),
    ];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${text(first)} ${text(second)} ${text(to)}`;
  }
  return d;
}

/** A soft closed outline through the points. */
export function loop(points: readonly Point[]): string {
  const pointAt = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  return `${curves(points, pointAt, points.length)}Z`;
}

/** A soft open line through the points. */
export function thread(points: readonly Point[]): string {
  const pointAt = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return curves(points, pointAt, points.length - 1);
}

/** The point at an angle (degrees, clockwise from the right) of an ellipse around the origin. */
export function around(angle: number, rx: number, ry = rx): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians) * rx, Math.sin(radians) * ry];
}

/** An irregular round outline around the origin; `roughness` is the share of the radius that varies. */
export function blob(random: Random, rx: number, ry = rx, roughness = 0.08, corners = 22): string {
  const waves = [2, 3, 5].map((pace) => ({ pace, phase: random.between(0, 6.28), weight: 1.2 / pace }));
  const points = Array.from({ length: corners }, (_, index) => {
    const share = index / corners;
    const swell = waves.reduce(
      (sum, { pace, phase, weight }) => sum + weight * Math.sin(share * 6.283 * pace + phase),
      0,
    );
    const reach = 1 + roughness * (swell + random.between(-0.12, 0.12));
    return around(share * 360, rx * reach, ry * reach);
  });
  return loop(points);
}

/** A plain ellipse as a path, for clips and shadows. */
export const oval = (rx: number, ry = rx) =>
  `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`;
