import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('calls that come during the work are one more turn of it, whatever their number', async () => {
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

it('work that fails is tried again by the next call', async () => {
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
