import { expect, it } from 'vitest';
import { placeForCorner, withCorner, withMovedCorner, withoutCorner } from './zoneEdits.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
/** South-west, south-east, north-east, north-west. */
const square = [at(19, -99), at(19, -98), at(20, -98), at(20, -99)];

it('appends the first three corners in the order of the taps', () => {
  expect(placeForCorner([], at(19, -99))).toBe(0);
  expect(placeForCorner(square.slice(0, 2), at(19, -98.5))).toBe(2);
});

it.each([
  ['south', at(18.9, -98.5), 1],
  ['east', at(19.5, -97.9), 2],
  ['north', at(20.1, -98.5), 3],
  ['west', at(19.5, -99.1), 4],
])('a tap near the %s edge bends that edge', (_, position, place) => {
  expect(placeForCorner(square, position)).toBe(place);
});

it('measures the distance on the ground: a degree of longitude is shorter than one of latitude', () => {
  const far = [at(60, 0), at(60, 10), at(70, 10), at(70, 0)];
  // 3 degrees east of the west edge are 1.5 degrees of latitude; the south edge is 2 away.
  expect(placeForCorner(far, at(62, 3))).toBe(4);
});

it('adds, moves and removes one corner, and leaves the others', () => {
  const corner = at(18.9, -98.5);
  expect(withCorner(square, 1, corner)).toEqual([square[0], corner, ...square.slice(1)]);
  expect(withMovedCorner(square, 2, corner)).toEqual([square[0], square[1], corner, square[3]]);
  expect(withoutCorner(square, 0)).toEqual(square.slice(1));
});
