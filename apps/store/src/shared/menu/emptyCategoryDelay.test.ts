import { describe, expect, it } from 'vitest';
import { emptyCategoryDelay } from './emptyCategoryDelay.ts';

describe('polling of an empty category', () => {
  it.each([1, 5, 10])('the pause is a second when %i answers were empty', (answers) => {
    expect(emptyCategoryDelay(answers)).toBe(1000);
  });

  it.each([
    [11, 2000],
    [12, 4000],
    [14, 16_000],
    [15, 30_000],
    [500, 30_000],
  ])('slows down after %i empty answers to %i ms', (answers, delay) => {
    expect(emptyCategoryDelay(answers)).toBe(delay);
  });
});
