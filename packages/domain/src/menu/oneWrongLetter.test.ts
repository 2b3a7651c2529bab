import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsWithOneWrongLetter } from './oneWrongLetter.ts';

/** The number of edits between two texts, with swapped neighbours as one, by a table of all prefixes. */
function editsBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
      ];
      if (row > 1 && column > 1 && swapped) edits.push(at(row - 2, column - 2) + 1);
      (table[row] ?? [])[column] = Math.min(...edits);
    }
  }
  return at(one.length, other.length);
}

const fewLetters = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 7 });

describe('a word that begins with what was typed, one letter wrong', () => {
  it.each(['nutella', 'nute', 'nutlla', 'nuttella', 'nitella', 'untella', 'xutella', 'nutel'])(
    '%s',
    (typed) => {
      expect(beginsWithOneWrongLetter('nutella', typed)).toBe(true);
    },
  );

  it.each(['nutillo', 'tuna', 'nutellass', 'utnlla'])('%s has two', (typed) => {
    expect(beginsWithOneWrongLetter('nutella', typed)).toBe(false);
  });

  it('agrees with the number of edits to any beginning of the word', () => {
    fc.assert(
      fc.property(fewLetters, fewLetters, (word, typed) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length));
        const fewest = Math.min(...beginnings.map((beginning) => editsBetween(beginning, typed)));
        expect(beginsWithOneWrongLetter(word, typed)).toBe(fewest <= 1);
      }),
      { numRuns: 3_000 },
    );
  });
});
