import { describe, expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe('rows put in order', () => {
  it('follow the ids', () => {
    expect(inOrder(rows, [3, 1, 2])).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
  });

  it('rows added by another person come last', () => {
    expect(inOrder([...rows, { id: 4 }], [3, 2, 1])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }, { id: 4 }]);
  });

  it('rows deleted by another person are not restored', () => {
    expect(inOrder(rows, [9, 3, 2, 1])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
  });

  it('return a new list and do not mutate the old one', () => {
    inOrder(rows, [3, 2, 1]);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});
