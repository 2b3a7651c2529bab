import { arePrintableLines, isVisible } from '../text/freeText.ts';

/** Characters as people count them: an emoji of a family is one. */
export const maxNoteLength = 140;
export const maxRecipientLength = 40;
export const maxCourierName = 40;
/** Why staff reject, cancel or change an order, or block a phone. */
export const maxReasonLength = 300;

/** Code units. No script needs longer characters. */
const maxCharacterUnits = 16;

/** `unprintable`: see `isPrintableLine`. */
export type TextRefusal = 'tooLong' | 'unprintable';

export type TypedText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly because: TextRefusal };

/** Reads the note for the kitchen. It may have several lines, but no empty ones. */
export const readNote = (typed: string): TypedText =>
  readText(
    typed
      .replace(/[^\S\n\r\u2028\u2029]+/g, ' ')
      .replace(/ ?[\n\r\u2028\u2029]\s*/g, '\n')
      .trim(),
    maxNoteLength,
  );

/** Reads the name of the recipient. A line break becomes a space. */
export const readRecipient = (typed: string): TypedText =>
  readText(typed.replace(/\s+/g, ' ').trim(), maxRecipientLength);

function readText(text: string, limit: number): TypedText {
  if (!isVisible(text)) return { kind: 'empty' };
  if (!arePrintableLines(text)) return { kind: 'refused', because: 'unprintable' };
  return countCharacters(text, limit) > limit
    ? { kind: 'refused', because: 'tooLong' }
    : { kind: 'text', text };
}

/**
 * Code points are counted in a text that is too long for the limit anyway, because the segmenter takes a time that grows
 * with the square of the length, and in Firefox before 125, which has none. A text never has fewer code points than
 * characters, so a text that fits in such a browser also fits on the server.
 */
export const countCharacters = (text: string, limit: number): number =>
  text.length <= limit * maxCharacterUnits && 'Segmenter' in Intl
    ? [...new Intl.Segmenter('es').segment(text)].length
    : [...text].length;

const allergyWords = /al[eé]rg|anafila|cel[ií]ac|intoleran/i;

/** Whether a note speaks of an allergy, for staff alone: a note without these words may speak of one, too. */
export const mentionsAllergy = (note: string): boolean => allergyWords.test(note.normalize());
