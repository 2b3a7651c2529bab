import { expect, it } from 'vitest';
import { colourOf, withoutColour } from './colourOf.ts';

it('reads the colour from the fragment', () => {
  expect(colourOf('/image/upload/v1/fresa.jpg#d8344f')).toBe('#d8344f');
  expect(withoutColour('/image/upload/v1/fresa.jpg#d8344f')).toBe('/image/upload/v1/fresa.jpg');
});

it.each([
  '/fresa.jpg',
  '/fresa.jpg#arriba',
  '/fresa.jpg#d8344f;color:red',
  'data:image/svg+xml,%3Csvg%23d8344f/a',
])('leaves %s as it is', (src) => {
  expect(colourOf(src)).toBeUndefined();
  expect(withoutColour(src)).toBe(src);
});
