import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it.each([
  [-1, 2000],
  [0, 2000],
  [1, 4000],
  [3, 16_000],
  [4, 30_000],
  [5000, 30_000],
])('after %i failures the pause is %i ms', (failures, pause) => {
  expect(backoffMs(failures, 2000, 30_000)).toBe(pause);
});
