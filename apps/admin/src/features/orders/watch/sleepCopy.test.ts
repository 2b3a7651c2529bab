import { expect, it } from 'vitest';
import { sleepCopy } from './sleepCopy.ts';

it.each([
  [120_000, '2 min'],
  [725_000, '12 min'],
  [3_600_000, '1 h 0 min'],
  [32_700_000, '9 h 5 min'],
])('a sleep of %d ms lasted %s', (ms, duration) => {
  expect(sleepCopy(ms)).toBe(`La tableta estuvo dormida ${duration}: revisa los pedidos que llegaron.`);
});
