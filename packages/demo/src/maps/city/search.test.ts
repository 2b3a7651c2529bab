import { expect, it } from 'vitest';
import { addressAt } from './addresses.ts';
import { toGround } from './geometry.ts';
import { search } from './search.ts';

const named = (text: string) =>
  search(text, 5).map(({ street, number, district }) => [street, number, district.short]);

it.each(['Álvaro Obregón', 'alvaro obregon', 'ALVARO OBREG', 'Avenida Álvaro  Obregón,'])(
  'finds an avenue as «%s»',
  (text) => {
    expect(search(text, 5)[0]?.street).toBe('Av. Álvaro Obregón');
  },
);

it('reads a number after a street as a house', () => {
  expect(named('orizaba 101')).toEqual([['Orizaba', 101, 'Roma Nte.']]);
});

it('returns the nearest house on the same side for a missing number', () => {
  const [last] = search('orizaba 9999', 1);
  expect(last).toMatchObject({ kind: 'house', street: 'Orizaba' });
  expect(last?.number).toSatisfy((number: number) => number % 2 === 1 && number > 101);
});

it('keeps numbers that belong to a name', () => {
  expect(named('5 de mayo 20')[0]).toEqual(['5 de Mayo', 20, 'Centro']);
});

it('finds a colonia by its name and by its postal code', () => {
  expect(named('roma norte')[0]).toEqual([undefined, undefined, 'Roma Nte.']);
  expect(named('06700')).toEqual([[undefined, undefined, 'Roma Nte.']]);
});

it('narrows a street of several colonias down by colonia or postal code', () => {
  expect(search('monterrey', 5).length).toBeGreaterThan(1);
  expect(named('monterrey, roma sur')).toEqual([['Monterrey', undefined, 'Roma Sur']]);
  expect(named('monterrey 06760')).toEqual([['Monterrey', undefined, 'Roma Sur']]);
});

it('finds the same house by the whole formatted address', () => {
  expect(named('Orizaba 101, Roma Nte., Cuauhtémoc, 06700 Ciudad de México, CDMX, México')).toEqual([
    ['Orizaba', 101, 'Roma Nte.'],
  ]);
});

it('ranks nearer results higher', () => {
  const nearRomaSur = toGround({ lat: 19.4075, lng: -99.16 });
  const nearCentro = toGround({ lat: 19.4326, lng: -99.1372 });
  expect(search('isabel la catolica', 1, nearCentro)[0]?.district.name).toBe('Centro');
  expect(search('monterrey', 1, nearRomaSur)[0]?.district.name).toBe('Roma Sur');
});

it('finds houses whose location has their address', () => {
  const [house] = search('colima 150', 1);
  expect(house && addressAt(house.location)).toEqual(house);
});

it.each(['', '   ', '¡!', 'guadalajara', 'xyz 12'])('finds nothing for «%s»', (text) => {
  expect(search(text, 5)).toEqual([]);
});

it('respects the limit of results', () => {
  expect(search('a', 3)).toHaveLength(3);
});
