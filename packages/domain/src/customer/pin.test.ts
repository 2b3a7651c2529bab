import { expect, it } from 'vitest';
import { accuracyDoubt, isDoor, withoutPlusCode } from './pin.ts';

it.each([
  [5000, { kind: 'rough', metres: 5000 }],
  [101, { kind: 'rough', metres: 101 }],
  [100, null],
  [0, null],
  [Number.NaN, null],
])('a position with an accuracy of %d m: %j', (metres, doubt) => {
  expect(accuracyDoubt(metres)).toEqual(doubt);
});

it.each([
  ['Colima 5, Roma Nte., 06700 Ciudad de México', ['street_address'], true],
  ['Av. Insurgentes Sur, Roma Sur, 06760 Ciudad de México', ['route'], false],
  ['Av. Insurgentes Sur, Roma Sur, 06760 Ciudad de México', ['street_address'], false],
  ['C. 5 de Mayo, Centro, Bucerías', ['route'], false],
  ['Av. Álvaro Obregón & Orizaba, Roma Nte.', ['intersection'], false],
  ['Roma Norte, Ciudad de México', ['neighborhood', 'political'], false],
  ['WRF8+2X Bucerías, Nay., México', ['plus_code'], false],
  ['WRF8+2X Bucerías, Nay., México', ['street_address'], false],
  ['Torre Latinoamericana, Centro, Ciudad de México', ['establishment', 'point_of_interest'], true],
  ['Edificio Basurto, Hipódromo', ['premise'], true],
  ['Colima 5', undefined, false],
])('«%s» as %j has a door: %s', (formatted_address, types, expected) => {
  expect(isDoor({ formatted_address, types })).toBe(expected);
});

it.each([
  ['WRF8+2X Bucerías, Nay., México', 'Bucerías, Nay., México'],
  ['76F2WRF8+2XQ, Bucerías', 'Bucerías'],
  ['C. Hidalgo, WRF8+2X, Bucerías', 'C. Hidalgo, Bucerías'],
  ['WRF8+2X', ''],
  ['Plaza 4+2, Colima 5', 'Plaza 4+2, Colima 5'],
])('«%s» without its plus code is «%s»', (text, expected) => {
  expect(withoutPlusCode(text)).toBe(expected);
});
