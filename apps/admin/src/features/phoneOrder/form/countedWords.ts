import { withinLimit, wordsOf } from '@crepas/domain';

type CountedWords = {
  /** What the menu is searched for. */
  readonly words: string;
  readonly count: number;
  /** The number itself may be a word of the name, as in «4 quesos». */
  readonly isWord: boolean;
};

/** `2 nutella`, `2x nutella`: how many, and what. */
const counted = /^\s*(\d{1,2})\s*(x?)\s+(.*)$/i;

export function countedWords(typed: string): CountedWords {
  const [, count = '1', sign = 'x', words = typed] = counted.exec(typed) ?? [];
  return { words, count: Number(count), isWord: sign === '' };
}

/** How many pieces of the product are added: one where the number is part of its name, and is not typed twice («4 4 quesos»). */
export function quantityOf({ words, count, isWord }: CountedWords, name: string): number {
  const number = String(count);
  const isOfName = isWord && wordsOf(name).includes(number) && !wordsOf(words).includes(number);
  return isOfName ? 1 : withinLimit(count);
}
