import { expect, it } from 'vitest';
import { type MapView, pixelOf, positionAt } from './mapView.ts';

const view: MapView = { centre: { lat: 19.4326, lng: -99.1332 }, zoom: 13, width: 320, height: 300 };

it('shows the centre in the middle, the north above it and the east right of it', () => {
  expect(pixelOf(view, view.centre)).toEqual({ x: 160, y: 150 });
  expect(pixelOf(view, { lat: 19.45, lng: -99.1332 }).y).toBeLessThan(150);
  expect(pixelOf(view, { lat: 19.4326, lng: -99.12 }).x).toBeGreaterThan(160);
});

it('has 256 pixels for the whole circle of the Earth at zoom 0', () => {
  const world = { ...view, centre: { lat: 0, lng: 0 }, zoom: 0 };
  expect(pixelOf(world, { lat: 0, lng: 180 }).x - pixelOf(world, { lat: 0, lng: -180 }).x).toBe(256);
});

it.each([
  [0, 0],
  [17, 290],
  [319, 4],
])('finds the position at the pixel %d, %d again', (x, y) => {
  const again = pixelOf(view, positionAt(view, { x, y }));
  expect(again.x).toBeCloseTo(x, 1);
  expect(again.y).toBeCloseTo(y, 1);
});
