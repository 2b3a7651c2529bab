import { expect, it } from 'vitest';
import { meanColour } from './colour.ts';

const pixels = (...colours: readonly (readonly number[])[]) => new Uint8ClampedArray(colours.flat());

it('is the mean of all pixels', () => {
  expect(meanColour(pixels([255, 0, 10, 255], [155, 8, 0, 255]))).toBe('#cd0405');
});

it('is null for a picture with transparency', () => {
  expect(meanColour(pixels([255, 0, 0, 255], [255, 0, 0, 254]))).toBeNull();
});
