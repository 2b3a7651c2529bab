import { plainDigits } from '../text/typedDigits.ts';

const codeLength = 6;

const isWhole = (digits: string) => digits.length === codeLength;

/**
 * The digits of a code in a typed or pasted text: `123 456`, `123-456`, `Tu código es 123456. Vence en 10 minutos.`
 * Six digits in one piece are preferred to six in groups, which may be a phone; of several the first counts. Without six digits that belong together, all digits of the text: a partly typed code.
 */
export function codeIn(text: string): string {
  const plain = plainDigits(text);
  const runs: readonly string[] = plain.match(/\d+/g) ?? [];
  const groups = plain.match(/\d+(?:[ .-]+\d+)*/g) ?? [];
  const joined = groups.map((group) => group.replace(/\D/g, ''));
  return runs.find(isWhole) ?? joined.find(isWhole) ?? runs.join('');
}
