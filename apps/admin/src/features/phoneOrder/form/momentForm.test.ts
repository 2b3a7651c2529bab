import { expect, it } from 'vitest';
import { momentError, nearestFree } from './momentForm.ts';

const choice = { offered: [10, 20, 30, 40], full: [20], kept: 5 };
const later = (scheduledFor: number | null) => ({ isLater: true, scheduledFor });

it.each([
  ['as soon as possible', { isLater: false, scheduledFor: null }, undefined],
  ['an offered hour', later(30), undefined],
  ['the hour that the order has', later(5), undefined],
  ['no hour', later(null), 'Elige la hora'],
  ['a full hour', later(20), 'Esa hora se llenó. Elige otra.'],
  ['an hour that has passed', later(0), 'Esa hora ya no se puede elegir. Elige otra.'],
] as const)('%s is judged', (_, form, error) => {
  expect(momentError(form, choice)).toBe(error);
});

it('the full hour that the order has stays possible', () => {
  expect(momentError(later(20), { ...choice, kept: 20 })).toBeUndefined();
});

it('the nearest hours have a place', () => {
  expect(nearestFree(20, choice)).toEqual([10, 30, 40]);
});
