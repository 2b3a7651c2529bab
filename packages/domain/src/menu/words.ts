const marks = /\p{M}+/gu;
const word = /[\p{L}\p{N}]+/gu;

/** The words of a text without accents and case: `Plátano & Nutella` is `['platano', 'nutella']`. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFD').replace(marks, '').toLowerCase().match(word) ?? [];

/** `nuttela` has two wrong letters, but everybody writes it: a doubled letter counts as one. */
export const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1');
