/** Characters as people count them: an emoji of a family is one. */
export const noteLimit = 140;
export const recipientLimit = 40;

/** `unprintable`: a control character, a change of the reading direction, or half of a character. */
export type TextRefusal = 'tooLong' | 'unprintable';

export type TypedText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly because: TextRefusal };

/** Reads the note for the kitchen. It may have several lines, but no empty ones. */
export const readNote = (typed: string): TypedText =>
  readText(
    typed
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim(),
    noteLimit,
  );

/** Reads the name of the recipient. A line break becomes a space. */
export const readRecipient = (typed: string): TypedText =>
  readText(typed.replace(/\s+/g, ' ').trim(), recipientLimit);

/** A longer character is no character of a language: it stacks marks until they cover the neighbouring lines. */
const longestCharacter = 16;

/** A direction override lets a text be read as another one. */
const unprintable = /[^\P{Control}\n]|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/u;

function readText(text: string, limit: number): TypedText {
  if (text === '') return { kind: 'empty' };
  if (unprintable.test(text)) return { kind: 'refused', because: 'unprintable' };
  const isTooLong = text.length > limit * longestCharacter || countCharacters(text) > limit;
  return isTooLong ? { kind: 'refused', because: 'tooLong' } : { kind: 'text', text };
}

/**
 * Firefox before 125 has no `Intl.Segmenter`. It counts code points, which are never fewer: a text that fits there
 * fits on the server too.
 */
export const countCharacters = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter('es').segment(text)].length : [...text].length;
