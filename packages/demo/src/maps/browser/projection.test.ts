import { expect, it } from 'vitest';
import { scaleAt } from '../paint/frame.ts';
import { LatLng } from './latLng.ts';
import { Point } from './pixel.ts';
import { type Camera, fromScreen, fromWorld, toScreen, toWorld, zoomToFit } from './projection.ts';

const camera: Camera = { center: new LatLng(19.4326, -99.1332), zoom: 19, width: 400, height: 600 };

it.each([
  [0, 0],
  [19.4326, -99.1332],
  [-54.8, -68.3],
  [71, 179.9],
])('brings %d, %d to the world map and back', (lat, lng) => {
  const back = fromWorld(toWorld(new LatLng(lat, lng)));
  expect(back.lat()).toBeCloseTo(lat, 9);
  expect(back.lng()).toBeCloseTo(lng, 9);
});

it('puts the meeting of equator and meridian in the middle of the world', () => {
  expect(toWorld(new LatLng(0, 0))).toEqual(new Point(128, 128));
});

it('shows the centre in the middle of the screen', () => {
  expect(toScreen(camera, camera.center)).toEqual(new Point(200, 300));
});

it.each([
  [0, 0],
  [400, 600],
  [-250, 910],
])('brings pixel %d, %d to the globe and back', (x, y) => {
  const back = toScreen(camera, fromScreen(camera, new Point(x, y)));
  expect(back.x).toBeCloseTo(x, 4);
  expect(back.y).toBeCloseTo(y, 4);
});

it('agrees with the painter about the size of a metre', () => {
  const metre = 1 / ((6378137 * Math.PI) / 180);
  const north = toScreen(camera, new LatLng(camera.center.lat() + metre * 100, camera.center.lng()));
  expect((300 - north.y) / 100).toBeCloseTo(scaleAt(19), 2);
});

it('fits an area into the screen without cutting it', () => {
  const [southWest, northEast] = [new LatLng(19.4, -99.2), new LatLng(19.45, -99.1)];
  const zoom = zoomToFit(southWest, northEast, camera);
  const fitted = { ...camera, zoom, center: new LatLng(19.425, -99.15) };
  expect(toScreen(fitted, northEast).x).toBeLessThanOrEqual(400);
  expect(toScreen({ ...fitted, zoom: zoom + 1 }, northEast).x).toBeGreaterThan(400);
});

it('works when its accessors are called on their own, as use-places-autocomplete does', () => {
  const { lat, lng } = new LatLng({ lat: 19.4, lng: -99.1 });
  expect([lat(), lng()]).toEqual([19.4, -99.1]);
});

it('refuses an invalid position', () => {
  expect(() => new LatLng(Number.NaN, 0)).toThrow(/InvalidValueError/);
  expect(() => new LatLng(1)).toThrow(/InvalidValueError/);
});
