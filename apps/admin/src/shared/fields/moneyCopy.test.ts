import { expect, it } from 'vitest';
import { moneyRefusalCopy } from './moneyCopy.ts';

it.each([
  ['unclear', ' 1,25 ', 'No entendí «1,25». Escribe por ejemplo 1,250.50'],
  ['tooHigh', '100000', 'Lo más que puedes escribir es $99,999.99'],
] as const)('an amount refused as %s: %j', (because, typed, words) => {
  expect(moneyRefusalCopy(because, typed)).toBe(words);
});
