import { expect, it } from 'vitest';
import { countedWords, quantityOf } from './countedWords.ts';

it.each([
  ['nutella', 'Nutella', 1],
  ['2 nutella', 'Nutella', 2],
  ['2x nutella', 'Nutella', 2],
  ['4 quesos', '4 Quesos', 1],
  ['2 4 quesos', '4 Quesos', 2],
  ['4 4 quesos', '4 Quesos', 4],
  // With its sign it is a number of pieces.
  ['4x quesos', '4 Quesos', 4],
  ['4 quesos', 'Crepa de quesos', 4],
  ['2 quesos', 'Pizza 12 quesos', 2],
  ['7 mares', 'Crepa 7 mares', 1],
])('«%s» of %s is in the number %i', (typed, name, quantity) => {
  expect(quantityOf(countedWords(typed), name)).toBe(quantity);
});

it.each([
  ['4 quesos', 'quesos'],
  ['2 4 quesos', '4 quesos'],
  ['4', '4'],
  ['', ''],
])('of «%s» the menu is searched for «%s»', (typed, words) => {
  expect(countedWords(typed).words).toBe(words);
});
