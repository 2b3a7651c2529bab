import { groupId } from '@crepas/domain';
import { aGroup, anOption } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { reordered, searchGroups } from './searchGroups.ts';

const sauces = aGroup({ id: 1, name: 'Salsas', options: [anOption({ name: 'Cajeta' })] });
const sizes = aGroup({ id: 2, name: 'Tamaño', options: [anOption({ name: 'Chico' })] });
const toppings = aGroup({ id: 3, name: 'Con cajeta o sin', options: [anOption({ name: 'Sin' })] });
const groups = [sauces, sizes, toppings];

it.each([
  ['', groups],
  ['tamano', [sizes]],
  ['chico', [sizes]],
  ['cajeta', [sauces, toppings]],
  ['xkqwv', []],
])('%j finds the groups by name and option, in the order of the list', (typed, found) => {
  expect(searchGroups(groups, typed)).toEqual(found);
});

it('found groups change places among each other alone', () => {
  const ids = [1, 2, 3, 4].map(groupId);
  expect(reordered(ids, [4, 2].map(groupId))).toEqual([1, 4, 3, 2]);
  expect(reordered(ids, [4, 3, 2, 1].map(groupId))).toEqual([4, 3, 2, 1]);
});
