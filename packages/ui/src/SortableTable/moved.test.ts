import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  ['abcd', 'bcda', 'a', 4],
  ['abcd', 'dabc', 'd', 1],
  ['abcd', 'acbd', 'c', 2],
  ['abcd', 'acdb', 'b', 4],
])('from %s to %s: %s moved to place %i', (before, after, id, place) => {
  expect(moved([...before], [...after])).toEqual({ id, place });
});

it('is undefined when nothing moved', () => {
  expect(moved([1, 2], [1, 2])).toEqual({});
});
