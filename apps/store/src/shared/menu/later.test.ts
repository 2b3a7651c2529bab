import { anExtra } from '@crepas/domain/testing';
import { expect, it } from 'vitest';
import { choosable, isBackBy } from './later.ts';

it('what is back until the last moment on offer can be chosen, and nothing that is back later or hidden', () => {
  const soldOut = anExtra({ available: false, soldOutUntil: 7 });
  expect(choosable(soldOut, 7)).toEqual({ ...soldOut, available: true });
  expect(choosable(soldOut, 6)).toBe(soldOut);
  const hidden = anExtra({ available: false });
  expect(choosable(hidden, 7)).toBe(hidden);
});

it('without a moment nothing is back', () => {
  expect([isBackBy(undefined, 7), isBackBy(7, 0), isBackBy(7, 7)]).toEqual([false, false, true]);
});
