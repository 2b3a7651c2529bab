/**
 * Turns and shifts of a picture, numbered as a canvas and SVG have them: x becomes ax + cy + e, y becomes bx + dy +
 * f.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unchangedMatrix: Matrix = [1, 0, 0, 1, 0, 0];

export function transformed([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function translated(matrix: Matrix, x: number, y: number): Matrix {
  const [a, b, c, d] = matrix;
  return [a, b, c, d, ...transformed(matrix, x, y)];
}

/** @param angle in radians clockwise */
export function rotated([a, b, c, d, e, f]: Matrix, angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f];
}
