import { expect, it } from 'vitest';
import { keepOffered } from './useChoice.ts';

it('keeps the chosen items that are still offered, with their current values', () => {
  const [gone, kept, today] = [
    { id: 2, price: 1500, available: true },
    { id: 1, price: 1500, available: true },
    { id: 1, price: 2000, available: true },
  ];
  expect(keepOffered([gone, kept], [today])).toEqual([today]);
  expect(keepOffered([gone, kept], [today, { ...gone, available: false }])).toEqual([today]);
  expect(keepOffered([gone, kept], undefined)).toEqual([gone, kept]);
});
