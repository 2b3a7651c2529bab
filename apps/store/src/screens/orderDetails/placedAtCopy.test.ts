import { expect, it } from 'vitest';
import { placedAtCopy } from './placedAtCopy.ts';

it('tells the time of Mexico City, whatever the phone thinks', () => {
  expect(placedAtCopy(new Date('2026-11-21T01:05:00Z'))).toMatch(/^20 de noviembre de 2026.*7:05/);
});

it('says nothing of an order without a date', () => {
  expect(placedAtCopy(null)).toBe('');
});
