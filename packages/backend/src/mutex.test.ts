import { expect, it } from 'vitest';
import { coalesced } from './mutex.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs once more for any number of calls during a run', async () => {
  let turns = 0;
  let finish = () => {};
  const ask = coalesced(async () => {
    turns += 1;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  ask();
  ask();
  ask();
  expect(turns).toBe(1);
  finish();
  await settled();
  expect(turns).toBe(2);
  finish();
  await settled();
  expect(turns).toBe(2);
  ask();
  expect(turns).toBe(3);
});

it('runs again after a failure when it is called again', async () => {
  let turns = 0;
  const ask = coalesced(async () => {
    turns += 1;
    if (turns === 1) throw new Error('The database is away for a moment.');
  });
  ask();
  await settled();
  ask();
  await settled();
  expect(turns).toBe(2);
});
