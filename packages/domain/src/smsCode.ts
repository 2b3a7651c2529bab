const codeLength = 6;

/** Marks that cannot be seen and separate nothing: a message app copies them along with a text. */
const invisible = /\p{Cf}/gu;

const isWhole = (digits: string) => digits.length === codeLength;

/**
 * The digits of a code in what was typed or pasted: `123 456`, `123-456`, `Tu código es 123456. Vence en 10 minutos.`
 * Where no six digits belong together, all digits there are: a code half typed.
 */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '');
  const runs: readonly string[] = plain.match(/\d+/g) ?? [];
  const groups = plain.match(/\d+(?:[\s.\p{Dash}]+\d+)*/gu) ?? [];
  const joined = groups.map((group) => group.replace(/\D/g, ''));
  return runs.find(isWhole) ?? joined.find(isWhole) ?? runs.join('');
}
