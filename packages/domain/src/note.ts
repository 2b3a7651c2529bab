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

/** Code units. No script needs longer characters; stacked combining marks would cover the neighbouring lines. */
const longestCharacter = 16;

/** A direction override would display the text in another order than it is stored. */
const unprintable = /[^\P{Control}\n]|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/u;

function readText(text: string, limit: number): TypedText {
  if (text === '') return { kind: 'empty' };
  if (unprintable.test(text)) return { kind: 'refused', because: 'unprintable' };
  const isTooLong = text.length > limit * longestCharacter || countCharacters(text) > limit;
  return isTooLong ? { kind: 'refused', because: 'tooLong' } : { kind: 'text', text };
}

/**
 * Firefox before 125 has no `Intl.Segmenter`: there code points are counted. A text never has fewer code points than
 * characters, so a text that fits in such a browser also fits on the server.
 */
export const countCharacters = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter('es').segment(text)].length : [...text].length;
