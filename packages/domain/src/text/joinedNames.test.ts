import { expect, it } from 'vitest';
import { withNames } from './joinedNames.ts';

it.each([
  ['Nuez, Cajeta', ['Nuez', 'Cajeta']],
  ['Nuez, tostada, Cajeta', ['Nuez', 'tostada, Cajeta']],
  ['Nuez', ['Nuez', '']],
  [null, ['', '']],
])('%j names two', (joined, names) => {
  expect(withNames([1, 2], joined)).toEqual(names.map((name, at) => ({ id: at + 1, name })));
});
