import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryId } from './catalog.ts';
import { categoryPositions, moveItem } from './reorder.ts';

describe('moving an item (spec §4)', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected);
  });

  it.each([null, -1, 3, 0.5, Number.NaN])('dropped outside, at %s, changes nothing', (to) => {
    const items = ['a', 'b', 'c'];
    expect(moveItem(items, 0, to)).toBe(items);
  });

  it('from a place that is none changes nothing', () => {
    const items = ['a', 'b'];
    expect(moveItem(items, 5, 0)).toBe(items);
  });

  it('loses nothing, and the way back undoes it', () => {
    const place = fc.integer({ min: -1, max: 8 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 8 }), place, place, (items, from, to) => {
        const moved = moveItem(items, from, to);
        expect(moved.toSorted()).toEqual(items.toSorted());
        expect(moveItem(moved, to, moved === items ? null : from)).toEqual(items);
      }),
    );
  });
});

it('counts positions from 1 (spec §9)', () => {
  expect(categoryPositions([5, 3].map(categoryId))).toEqual([
    { id: 5, position: 1 },
    { id: 3, position: 2 },
  ]);
});
