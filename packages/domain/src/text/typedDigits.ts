/**
 * Characters without a width of their own: phones paste a number between marks of its reading direction, pages put marks where a line
 * may break, an emoji of a digit is the digit with two of them.
 */
const invisible = /[\p{Cf}\p{M}\p{DI}]/gu;

/**
 * The one reader of digits and marks, for phones, codes and amounts: what keyboards and message apps make of them, in one form. `＄８５` →
 * `$85`, `55‑1234` → `55-1234`: every dash is `-`, every space is one space. Other characters stay: `85²` is not `852`.
 */
export const plainDigits = (typed: string): string =>
  typed
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(invisible, '')
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s/g, ' ');
