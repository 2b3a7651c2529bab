import { expect, it } from 'vitest';
import { fittingSize } from './fittingSize.ts';

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1601, 1601, 1600, 1600],
  [20_000, 3, 1600, 1],
])('a picture of %i × %i is sent as %i × %i', (width, height, newWidth, newHeight) => {
  expect(fittingSize({ width, height }, 1600)).toEqual({ width: newWidth, height: newHeight });
});

it.each([
  [1600, 1200],
  [90, 1600],
  [1, 1],
])('a picture of %i × %i is never made larger', (width, height) => {
  expect(fittingSize({ width, height }, 1600)).toBeNull();
});
