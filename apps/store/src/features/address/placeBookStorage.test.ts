import { expect, it } from 'vitest';
import { memoryStorage } from '../../testing/build.ts';
import { createPlaceBook } from './placeBookStorage.ts';

const place = {
  name: 'Casa',
  address: 'Colima 5',
  position: { lat: 19.4, lng: -99.1 },
  houseNumber: '5',
  reference: 'Portón azul',
};

it('keeps places with and without a pin', () => {
  const book = createPlaceBook(memoryStorage());
  const places = [place, { ...place, name: '', position: null }];
  book.save(places);
  expect(book.load()).toEqual(places);
});

it.each([null, 7, {}, 'x'])('is empty when %j is stored', (stored) => {
  const json = memoryStorage();
  json.write('addressBook', stored);
  expect(createPlaceBook(json).load()).toEqual([]);
});

it('leaves out what cannot be read, and keeps the rest', () => {
  const json = memoryStorage();
  json.write('addressBook', [
    null,
    { name: 'x' },
    { address: 7 },
    { ...place, position: { lat: 'x' }, name: 3 },
    place,
  ]);
  expect(createPlaceBook(json).load()).toEqual([{ ...place, position: null, name: '' }, place]);
});
