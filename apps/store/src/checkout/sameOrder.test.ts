import { expect, it } from 'vitest';
import { isRepeatable } from './isRepeatable.ts';
import { canonical, hasSameLines, isSameOrder } from './sameOrder.ts';
import { anOrder } from './testing/anOrder.ts';

const elsewhere = { ...anOrder(), direccion_entrega: 'Colima 5' };

it('the same lines for another address are another order, of the same lines', () => {
  expect(isSameOrder(anOrder(), elsewhere)).toBe(false);
  expect(hasSameLines(anOrder(), elsewhere)).toBe(true);
});

it('other lines are another order', () => {
  expect(isSameOrder(anOrder(89), anOrder(95))).toBe(false);
  expect(hasSameLines(anOrder(89), anOrder(95))).toBe(false);
});

it('one text for one value: the order of fields does not count, that of a list does', () => {
  expect(canonical({ b: 1, a: { d: null, c: 2 } })).toBe('{"a":{"c":2,"d":null},"b":1}');
  expect(canonical([2, 1])).toBe('[2,1]');
  expect(canonical(null)).toBe('null');
});

it('an order may be repeated for a day, by the clock of its first attempt', () => {
  const createdAt = Date.parse('2026-11-21T12:00:00Z');
  const pending = { key: 'k', payload: anOrder(), createdAt };
  expect(isRepeatable(pending, createdAt + 86_399_999)).toBe(true);
  expect(isRepeatable(pending, createdAt + 86_400_000)).toBe(false);
});
