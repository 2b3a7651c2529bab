import { expect, it } from 'vitest';
import { demoZone } from '../zone.ts';
import { addressAt, addressById, addresses, formatted, mainText, search } from './addresses.ts';

const found = (text: string) => search(text, 5).map(mainText);

it('knows some sixty addresses, each at its own place', () => {
  expect(addresses.length).toBeGreaterThanOrEqual(60);
  expect(new Set(addresses.map(formatted)).size).toBe(addresses.length);
  expect(addresses.filter((address) => addressAt(address.location) !== address)).toEqual([]);
  expect(addresses.filter((address) => addressById(address.placeId) !== address)).toEqual([]);
});

it('the demo delivers to all of them', () => {
  const outside = addresses.filter(({ location: { lat, lng } }) => {
    const sides = demoZone.map((from, corner) => {
      const to = demoZone[(corner + 1) % demoZone.length] ?? from;
      return (to.lng - from.lng) * (lat - from.lat) > (to.lat - from.lat) * (lng - from.lng);
    });
    return new Set(sides).size !== 1; // The zone is convex.
  });
  expect(outside).toEqual([]);
});

it('the address of a place is the nearest one, and outside the city there is none', () => {
  const [tabasco] = search('tabasco 170', 1);
  const { lat, lng } = tabasco?.location ?? { lat: 0, lng: 0 };
  expect(addressAt({ lat: lat + 0.0001, lng })).toBe(tabasco);
  expect(addressAt({ lat: 20.6736, lng: -103.344 })).toBeUndefined();
});

it.each(['Álvaro Obregón 101', 'alvaro obreg 101', 'Avenida Álvaro  Obregón, #101', 'AV ALVARO OBREGON 99'])(
  'finds a house as «%s»',
  (text) => {
    expect(found(text)[0]).toBe('Av. Álvaro Obregón 101');
  },
);

it.each(['col', 'la', 'av'])('also finds by «%s», the beginning of a name', (text) => {
  expect(found(text)).toHaveLength(5);
});

it('finds by colonia and by postal code, and by the whole address', () => {
  expect(found('madero centro')[0]).toBe('Av. Madero 10');
  expect(found('medellín 06760')).toEqual(['Medellín 130', 'Medellín 210']);
  for (const address of addresses) expect(search(formatted(address), 1)).toEqual([address]);
});

it('begins with the nearest streets around a place; a typed number counts more', () => {
  const near = (text: string, place: string) => {
    const [from] = search(place, 1);
    return search(text, 5, from?.location).map(mainText)[0];
  };
  expect(near('dr', 'uxmal 45')).toBe('Dr. Vértiz 600');
  expect(near('dr', 'lavista 70')).toBe('Dr. Lavista 70');
  expect(near('dr 185', 'lavista 70')).toBe('Dr. Atl 185');
});

it.each(['', '  ', '¡!', '12', 'guadalajara', 'olima'])('finds nothing for «%s»', (text) => {
  expect(found(text)).toEqual([]);
});
