import { expect, it } from 'vitest';
import { categoryId } from './catalog.ts';
import { categoryPositions, checkCategoryName } from './categories.ts';

it.each([
  [' Dulces ', 'Dulces'],
  ['   ', null],
])("a category's name %j is saved as %j", (typed, saved) => {
  expect(checkCategoryName(typed)).toBe(saved);
});

it('counts positions from 1 (spec §9)', () => {
  expect(categoryPositions([5, 3].map(categoryId))).toEqual([
    { id: 5, position: 1 },
    { id: 3, position: 2 },
  ]);
});
