import { expect, it, vi } from 'vitest';
import { inTurnsTold } from './trials.mjs';

it('goes on after a failed trial, tells it, and leaves out what was never measured', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failures: string[] = [];
  let trial = 0;
  const samples = await inTurnsTold({ runs: 2, failures }, ['home', 'cart'], String, async (page) => {
    trial += 1;
    if (page === 'cart') throw new Error('Element is not attached\n  at tap');
    return trial;
  });
  expect(samples).toEqual([['home', [1, 3]]]);
  expect(failures).toEqual(['cart: Error: Element is not attached', 'cart: Error: Element is not attached']);
  expect(lines).toHaveBeenCalledTimes(4);
  expect(lines).toHaveBeenLastCalledWith('  4/4 cart: FAILED, Error: Element is not attached');
  lines.mockRestore();
});
