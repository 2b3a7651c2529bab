import { type Cents, moneyText } from '../money/money.ts';
import { printable } from './printable.ts';
import type { Paper } from './printer.ts';

/** The markup of receiptline: text is escaped, and broken between words for the width of the paper. */

/** The characters of a row, in the printer's normal width. */
export const columnsOf = (paper: Paper): number => (paper === 58 ? 32 : 48);

/** What is read as markup, or as a rule or a cut when a line has nothing else. */
const markup = /[\\|{}~_"`^=;:-]/g;
/** The text as a printer can print it, with its signs as text and not as markup. */
export const escaped = (text: string) =>
  printable(text).replace(markup, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Whatever is printed, on its paper. */
type Printed = { readonly paper: Paper };

/** A size of the type: its mark, and how many columns a letter takes. */
export type Size = { readonly mark: string; readonly columns: number };
export const normal: Size = { mark: '', columns: 1 };
export const tall: Size = { mark: '^^', columns: 1 };
/** Legible at arm's length in the dark. */
export const large: Size = { mark: '^^^', columns: 2 };
export const huge: Size = { mark: '^^^^', columns: 3 };

/** The escaped text in a size. */
export const sized = (text: string, { mark }: Size) => `${mark}${escaped(text)}`;
export const rule = '-';

/** Broken between words, and a word that is longer than a row inside. */
export function rows(text: string, columns: number): readonly string[] {
  const broken: string[] = [];
  for (const word of printable(text).split(' ')) {
    const last = broken.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns)
      broken[broken.length - 1] = `${last} ${word}`;
    else
      for (let at = 0; at === 0 || at < word.length; at += columns) broken.push(word.slice(at, at + columns));
  }
  return broken;
}

/**
 * Left-aligned rows.
 *
 * @param mark begins every row
 */
export const paragraph = (text: string, { paper }: Printed, size: Size = normal, mark = '') =>
  text
    .split('\n')
    .flatMap((line) =>
      rows(line, Math.floor(columnsOf(paper) / size.columns) - mark.length).map(
        (row) => `${sized(mark + row, size)} |`,
      ),
    );

/** A word and a sum in one row, or in two where the paper is too narrow. */
export function amount(word: string, cents: Cents, { paper }: Printed): readonly string[] {
  const sum = moneyText(cents);
  const sumColumns = large.columns * sum.length;
  const fits = large.columns * word.length + sumColumns + 2 <= columnsOf(paper);
  if (!fits) return [`${sized(word, large)} |`, `| ${sized(sum, large)}`];
  return [`{width:*,${sumColumns}}`, `${sized(word, large)} | ${sized(sum, large)}`, '{width:auto}'];
}

/** White on black. A space at both ends widens the bar. */
export const inverted = (text: string, size: Size) => `\`${sized(` ${text} `, size)}\``;
