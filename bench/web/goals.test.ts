import { expect, it } from 'vitest';
import { exitCodeOf, judged, lineOf } from './goals.mjs';

const kept = judged({ goal: 'LCP against static', value: 1.04, limit: 1.05 });
const missed = judged({ goal: 'LCP against static', value: 1.2, limit: 1.05 });
const slow = judged({ goal: 'add to cart', value: 56, limit: 50, ofTheMachine: true });

it('a goal includes its limit, as a maximum or a minimum', () => {
  expect(judged({ goal: 'CLS', value: 0, limit: 0 }).reached).toBe(true);
  expect(judged({ goal: 'Lighthouse', value: 99, limit: 100, atLeast: true }).reached).toBe(false);
  expect([kept.reached, missed.reached]).toEqual([true, false]);
});

it('a missed ratio fails the run, a missed time does not', () => {
  expect(exitCodeOf([kept, slow])).toBe(0);
  expect(exitCodeOf([kept, missed])).toBe(1);
});

it('names the missed goals', () => {
  expect(lineOf(kept)).toBe('✓ LCP against static: 1.04 (≤ 1.05)');
  expect(lineOf(slow)).toBe('✗ add to cart: 56 (≤ 50), a time: reported only');
});
