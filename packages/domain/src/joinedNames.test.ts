import { expect, it } from 'vitest';
import { namesOf } from './joinedNames.ts';

it.each([
  ['Nuez, Cajeta', ['Nuez', 'Cajeta']],
  ['Nuez, tostada, Cajeta', ['Nuez', 'tostada, Cajeta']],
  ['Nuez', ['Nuez', '']],
  [null, ['', '']],
])('%j names two', (joined, names) => {
  expect(namesOf([1, 2], joined)).toEqual(names);
});
