import { expect, it } from 'vitest';
import { matchesIn, predict } from './predictions.ts';

const marked = (text: string, typed: string) =>
  matchesIn(text, typed).map(({ offset, length }) => text.slice(offset, offset + length));

it('marks the typed text regardless of accents', () => {
  expect(marked('Av. Álvaro Obregón 200, Roma Nte.', 'alvaro obr 200')).toEqual(['Álvaro', 'Obr', '200']);
});

it('marks only beginnings of words', () => {
  expect(marked('Colima, Roma Nte.', 'oma')).toEqual([]);
});

it('prefers results near the middle of the map', () => {
  const [nearest] = predict({ input: 'monterrey', locationBias: { center: { lat: 19.4075, lng: -99.16 } } });
  expect(nearest?.district.name).toBe('Roma Sur');
});
