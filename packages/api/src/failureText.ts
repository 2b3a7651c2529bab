import { isApiError } from './ApiError.ts';

const hidden = '…';
const tokens = /\beyJ[\w-]+(\.[\w-]+)*|\bBearer\s+\S+/g;
const queries = /\?[^\s)]+/g;
const coordinates = /-?\d{1,3}\.\d{3,}/g;
/** Seven digits and more, however they are grouped. Line and column of a script are parted by a colon. */
const numbers = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
/** Pairs of quotes, or one that was cut off. */
const quotes = /"[^"]*(?:"|$)|'[^']*(?:'|$)|`[^`]*(?:`|$)|«[^»]*(?:»|$)|“[^”]*(?:”|$)/g;

/** What a person wrote has spaces or digits; names of a program have neither. */
const withoutQuotes = (text: string): string =>
  text.replace(quotes, (quote) => (/[\s\d]/.test(quote) ? hidden : quote));

const withoutPersonalData = (text: string): string =>
  [tokens, queries, coordinates, numbers].reduce((rest, pattern) => rest.replace(pattern, hidden), text);

const frames = (stack = ''): readonly string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line))
    .slice(0, 5)
    .map((line) => line.trim());

/**
 * A failure for the console: what failed, never whose it was. Phones, addresses, positions and tokens are left out,
 * and so is everything that an answer of the server says: its words may repeat what a customer typed.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return `Not an error: ${typeof error}`;
  if (isApiError(error)) {
    const { kind, message, cause } = error;
    const because = kind === 'network' && cause instanceof Error ? ` (${cause.name}: ${cause.message})` : '';
    // The message of an unreadable answer names the field, not its value.
    return withoutPersonalData(withoutQuotes(message + because));
  }
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const what = withoutQuotes(`${error.name}${code}: ${error.message}`);
  return withoutPersonalData([what, ...frames(error.stack)].join('\n'));
}
