const codeLength = 6;

/** Invisible characters that separate nothing: message apps copy them with a text. */
const invisible = /\p{Cf}/gu;

const isWhole = (digits: string) => digits.length === codeLength;

/**
 * The digits of a code in a typed or pasted text: `123 456`, `123-456`, `Tu código es 123456. Vence en 10 minutos.`
 * Without six digits that belong together, all digits of the text: a partly typed code.
 */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '');
  const runs: readonly string[] = plain.match(/\d+/g) ?? [];
  const groups = plain.match(/\d+(?:[\s.\p{Dash}]+\d+)*/gu) ?? [];
  const joined = groups.map((group) => group.replace(/\D/g, ''));
  return runs.find(isWhole) ?? joined.find(isWhole) ?? runs.join('');
}
