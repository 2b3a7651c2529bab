import { describe, expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe('rows put in order', () => {
  it('follow the ids', () => {
    expect(inOrder(rows, [3, 1, 2])).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }]);
  });

  it('that somebody else added meanwhile come last', () => {
    expect(inOrder([...rows, { id: 4 }], [3, 2, 1])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }, { id: 4 }]);
  });

  it('that somebody else deleted meanwhile do not come back', () => {
    expect(inOrder(rows, [9, 3, 2, 1])).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
  });

  it('are a new list: what is shown elsewhere stays', () => {
    inOrder(rows, [3, 2, 1]);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});
