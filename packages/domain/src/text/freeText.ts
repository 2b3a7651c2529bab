/**
 * The rule of every text that a person types. Other people read it in lists and on tickets: it must not imitate a line of
 * the ticket, and a name must show something.
 */

/** Control characters, line breaks, changes of the reading direction and halves of a character. */
const unprintable = /[\p{Cc}\p{Cs}\p{Bidi_C}\p{Zl}\p{Zp}]/gu;

/** More marks on a letter than any script needs: they would cover the lines above, in a list the orders of others. */
const stacked = /(?:\p{M}\p{Cf}*){6,}/gu;

/** Marks alone and characters of format, such as the zero-width space, show nothing. The braille blank counts as a symbol. */
const visible = /[^\s\p{M}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text shows at least one character. */
export const isVisible = (text: string): boolean => visible.test(text);

/** For a field of one line. */
export const isPrintableLine = (text: string): boolean =>
  text.search(unprintable) < 0 && text.search(stacked) < 0;

/** For a field of several lines, which end with `\n`. */
export const arePrintableLines = (text: string): boolean => text.split('\n').every(isPrintableLine);

/** What was typed or pasted into a field of one line: a line break becomes a space. Empty when nothing is visible. */
export function toLine(typed: string): string {
  const printable = typed.replace(/\s+/g, ' ').replace(unprintable, '').replace(stacked, '');
  // What was removed may have stood between two spaces.
  const line = printable.replace(/ +/g, ' ').trim();
  return isVisible(line) ? line : '';
}

/** The same for a field of several lines. */
export const toLines = (typed: string): string =>
  typed
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(toLine)
    .join('\n')
    .trim();
