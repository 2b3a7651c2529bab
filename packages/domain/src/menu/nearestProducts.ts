import type { Listed } from './searchMenu.ts';
import { withoutDoubles, wordsOf } from './words.ts';

/** More is not read: the cost grows with the menu alone. */
const max = { text: 200, word: 20, words: 6 } as const;

/**
 * The products that a text without a result is most like: their words share the most pairs of neighbouring letters with it. The
 * first letter counts as a pair.
 *
 * @returns at most `count`, in the order of the menu where they are equally like it
 */
export function nearestProducts<Entry extends Listed>(
  menu: readonly Entry[],
  typed: string,
  count: number,
): readonly Entry[] {
  const asked = pairsOf(typed).slice(0, max.words);
  const likeness = ({ product: { name, alsoFoundAs = '' }, category }: Listed) => {
    const words = pairsOf(`${name} ${alsoFoundAs} ${category}`);
    return asked.reduce((sum, pairs) => sum + Math.max(0, ...words.map((word) => shared(word, pairs))), 0);
  };
  return menu
    .map((entry) => ({ entry, like: likeness(entry) }))
    .sort((one, other) => other.like - one.like)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** The set of letter pairs of each word. */
const pairsOf = (text: string): readonly ReadonlySet<string>[] =>
  wordsOf(text.slice(0, max.text)).map((word) => {
    const letters = ` ${withoutDoubles(word).slice(0, max.word)}`;
    return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
  });

/** From 0 to 1 (Dice's coefficient). */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return (2 * both) / (one.size + other.size);
}
