import { expect, it } from 'vitest';
import { fromScreen, toScreen, toWorld } from './projection.ts';

const view = { lat: 19.4187, lng: -99.1606, zoom: 19, width: 400, height: 600 };

it('numbers the world as Google does', () => {
  // Google's own example, Chicago: https://developers.google.com/maps/documentation/javascript/coordinates
  const chicago = toWorld({ lat: 41.85, lng: -87.65 }, 0);
  expect(chicago.x).toBeCloseTo(65.67, 2);
  expect(chicago.y).toBeCloseTo(95.17, 2);
});

it('shows the centre in the middle, north above and east to the right', () => {
  expect(toScreen(view, view)).toEqual({ x: 200, y: 300 });
  const { x, y } = toScreen(view, { lat: view.lat + 0.0001, lng: view.lng + 0.0001 });
  expect(x).toBeGreaterThan(200);
  expect(y).toBeLessThan(300);
});

it.each([
  [0, 0],
  [400, 600],
  [123, 456],
])('finds the pixel %i, %i again', (x, y) => {
  const back = toScreen(view, fromScreen(view, { x, y }));
  expect(back.x).toBeCloseTo(x, 4);
  expect(back.y).toBeCloseTo(y, 4);
});
