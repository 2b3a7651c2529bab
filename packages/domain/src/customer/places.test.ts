import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctPlace, forgetPlace, type Place, rememberPlace, restorePlace } from './places.ts';

const aPlace = (place: Partial<Place> = {}): Place => ({
  name: '',
  address: 'Colima 5',
  position: { lat: 19.4, lng: -99.1 },
  houseNumber: '5',
  reference: 'Portón azul',
  ...place,
});
const home = aPlace({ name: 'Casa' });
const work = aPlace({ name: 'Trabajo', address: 'Tabasco 170' });

describe('the address book', () => {
  it('puts the last place first, and keeps its name', () => {
    const moved = { ...work, position: null, reference: 'Piso 3' };
    expect(rememberPlace([home, work], moved)).toEqual([{ ...moved, name: 'Trabajo' }, home]);
    expect(rememberPlace([home], aPlace({ houseNumber: '7', name: 'x' }))).toEqual([
      aPlace({ houseNumber: '7' }),
      home,
    ]);
  });

  it('renames one place, without spaces around its name and within the limit', () => {
    const book = [home, work];
    expect(correctPlace(book, work, { name: '  Oficina ' })).toEqual([home, { ...work, name: 'Oficina' }]);
    expect(correctPlace([home], home, { name: 'x'.repeat(80) })[0]?.name).toHaveLength(30);
  });

  it('corrects number and reference of one place in its row, and holds it once', () => {
    const neighbour = aPlace({ houseNumber: '7' });
    const corrected = { houseNumber: '7', reference: 'Timbre 2' };
    expect(correctPlace([work, neighbour, home], home, corrected)).toEqual([work, { ...home, ...corrected }]);
    expect(correctPlace([work], home, corrected)).toEqual([work]);
  });

  it('has a forgotten place again where it was', () => {
    expect(restorePlace([work], home, 0)).toEqual([home, work]);
    expect(restorePlace([work], home, 1)).toEqual([work, home]);
    expect(restorePlace([work, { ...home, reference: '' }], home, 0)).toHaveLength(2);
  });

  it('forgets one place', () => {
    expect(forgetPlace([home, work], home)).toEqual([work]);
  });

  it('holds at most five different places, the last one first', () => {
    const anyPlace = fc
      .tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.constantFrom('1', '2', '3'))
      .map(([address, houseNumber]) => aPlace({ address, houseNumber }));
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1 }), (visits) => {
        const book = visits.reduce<readonly Place[]>(rememberPlace, []);
        expect(book[0]).toEqual(visits.at(-1));
        expect(new Set(book.map((place) => place.address + place.houseNumber)).size).toBe(book.length);
        expect(book.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
