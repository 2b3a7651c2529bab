import type { District } from '../city/districts.ts';
import type { Point } from '../city/geometry.ts';
import type { Brush } from './brush.ts';
import type { Frame } from './frame.ts';
import type { Label } from './label.ts';

/** The shared state of the painters. Labels are collected and painted last. */
export type Sheet = { readonly brush: Brush; readonly frame: Frame; readonly labels: Label[] };

/** One district in the picture. */
export type Plot = {
  readonly district: District;
  /** Its outline inside the picture, on the ground. */
  readonly corners: readonly Point[];
  /** The stretch of its grid in the picture: [least, most] in metres. */
  readonly along: Point;
  readonly across: Point;
  /** From its grid to the picture. */
  readonly toPixel: (grid: Point) => Point;
};

/** A rectangle on a district's grid, in metres. */
export type GridRect = {
  readonly along: Point;
  readonly across: Point;
};

export function tracePolygon(brush: Brush, corners: readonly Point[]): void {
  brush.beginPath();
  for (const [k, corner] of corners.entries()) {
    if (k) brush.lineTo(...corner);
    else brush.moveTo(...corner);
  }
  brush.closePath();
}

export function traceLine(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const [k, point] of points.entries()) {
    if (k) brush.lineTo(...point);
    else brush.moveTo(...point);
  }
}

export function fillRect(brush: Brush, plot: Plot, { along, across }: GridRect, color: string): void {
  const corners: readonly Point[] = [
    [along[0], across[0]],
    [along[1], across[0]],
    [along[1], across[1]],
    [along[0], across[1]],
  ];
  tracePolygon(brush, corners.map(plot.toPixel));
  brush.fillStyle = color;
  brush.fill();
}

/** A line with an edge is painted twice: all edges first, so that they do not cut through crossings. */
export type Pass = 'edge' | 'face';
export const passes: readonly Pass[] = ['edge', 'face'];
