import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyName } from '../testing/anyOrder.ts';
import { idsOf, joinNames, splitNames } from './joinedNames.ts';

const anyNames = fc.array(anyName, { minLength: 1 });
const named = (names: readonly string[]) => names.map((name, at) => ({ id: at + 1, name }));
const idsFor = (names: readonly string[]) => names.map((_, at) => at + 1);

describe('the names of a line', () => {
  it.each([
    ['Nuez, Cajeta', ['Nuez', 'Cajeta']],
    ['Nuez, tostada, Cajeta', ['Nuez', 'tostada, Cajeta']],
    ['Agua 1,5 L, Nuez', ['Agua 1,5 L', 'Nuez']],
    ['Nuez', ['Nuez', '']],
    [null, ['', '']],
  ])('%j names two', (joined, names) => {
    expect(splitNames(joined, [1, 2])).toEqual(named(names));
  });

  it('have no ids where the server tells none', () => {
    const items = splitNames('Nuez, Cajeta');
    expect(items).toEqual(['Nuez', 'Cajeta'].map((name) => ({ id: null, name })));
    expect(idsOf(items)).toBeUndefined();
    expect(splitNames(null)).toEqual([]);
  });

  it('are one text again, whatever commas they have, and keep their ids', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const joined = joinNames(named(names));
        const items = splitNames(joined, idsFor(names));
        expect(joinNames(items)).toBe(joined);
        expect(idsOf(items)).toEqual(idsFor(names));
        expect(joinNames(splitNames(joined))).toBe(joined);
      }),
    );
  });

  it('are read back as they were when no name but the last has a comma before a blank', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const items = named(
          names.map((name, at) => (at < names.length - 1 ? name.replaceAll(', ', ',') : name)),
        );
        fc.pre(items.slice(0, -1).every(({ name }) => !name.includes(', ')));
        expect(splitNames(joinNames(items), idsFor(names))).toEqual(items);
      }),
    );
  });

  it('of a plain product are no text', () => {
    expect(joinNames([])).toBeNull();
    expect(idsOf([])).toEqual([]);
  });
});
