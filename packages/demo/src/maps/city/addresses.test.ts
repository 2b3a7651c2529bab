import { expect, it } from 'vitest';
import { type Address, addressAt, addressById, numberedAddress } from './addresses.ts';
import { districts } from './districts.ts';
import { toLatLng } from './geometry.ts';
import { namedStreets } from './streets.ts';

const numbers = [1, 2, 7, 18, 45, 101, 220];

const houses: readonly Address[] = districts
  .flatMap((district) =>
    [...namedStreets(district, 'along'), ...namedStreets(district, 'across')].flatMap((street) =>
      numbers.map((number) => numberedAddress(street, number)),
    ),
  )
  .filter(({ kind }) => kind === 'house');

it('has houses in every street of the city', () => {
  const streets = districts.flatMap((district) => [
    ...namedStreets(district, 'along'),
    ...namedStreets(district, 'across'),
  ]);
  expect(houses.length).toBeGreaterThan(streets.length * numbers.length * 0.97);
});

it('the address at a house’s location is the address of that house', () => {
  const strangers = houses.filter((house) => addressAt(house.location)?.placeId !== house.placeId);
  expect(strangers).toEqual([]);
});

it('finds every house again by its place id', () => {
  const lost = houses.filter((house) => addressById(house.placeId)?.number !== house.number);
  expect(lost).toEqual([]);
});

it('geocodes any place in the city to an address that geocodes to itself', () => {
  for (let step = 0; step < 400; step++) {
    const place = toLatLng([Math.sin(step * 12.9) * 3000, Math.cos(step * 78.2) * 3000]);
    const first = addressAt(place);
    if (first?.kind !== 'house') continue;
    expect(addressAt(first.location)).toEqual(first);
  }
});

it('keeps the location of a house between versions', () => {
  const roma = addressAt({ lat: 19.4187, lng: -99.1606 });
  expect(roma).toMatchObject({ kind: 'house', street: 'Tabasco', number: 170 });
  expect(roma?.district).toMatchObject({ name: 'Roma Norte', postalCode: '06700' });
});

it('names a park without a street', () => {
  expect(addressAt({ lat: 19.4195, lng: -99.1985 })).toMatchObject({
    kind: 'district',
    district: { name: 'Bosque de Chapultepec' },
  });
});

it('has no address outside the city', () => {
  expect(addressAt({ lat: 20.6736, lng: -103.344 })).toBeUndefined();
});

it.each(['', 'ChIJx', 'sim.house.999.along.1.1', 'sim.street.1', 'sim.house.1.along'])(
  'has no place «%s»',
  (id) => {
    expect(addressById(id)).toBeUndefined();
  },
);
