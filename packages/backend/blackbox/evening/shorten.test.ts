import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it('of a failing list only the items remain that it needs to fail', async () => {
  const numbers = fc.uniqueArray(fc.nat(40), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(numbers, fc.integer({ min: 1, max: 6 }), async (items, step) => {
      const needed = items.filter((_, index) => index % (step * 3) === 1);
      const fails = async (rest: readonly number[]) => needed.every((item) => rest.includes(item));
      expect(await shorten(items, fails)).toEqual(needed);
    }),
  );
});

it('a failure among the last items is found without long lists', async () => {
  const items = Array.from({ length: 200 }, (_, index) => index);
  const lengths: number[] = [];
  const fails = async (rest: readonly number[]) => {
    lengths.push(rest.length);
    return rest.includes(190) && rest.includes(199);
  };
  expect(await shorten(items, fails)).toEqual([190, 199]);
  expect(Math.max(...lengths)).toBeLessThan(20);
});
