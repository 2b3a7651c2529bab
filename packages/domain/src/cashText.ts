import { changeFor, isEnough } from './cash.ts';
import type { Cents } from './money.ts';

/**
 * «Paga con $500.00 · Cambio $146.00», or «… · Sin cambio» for the exact sum. Spanish, because it is a line of the WhatsApp
 * message; the staff and the customer's order say it with the same words. No line ends between a word and its sum.
 *
 * @param formatMoney `123450` → `$1,234.50`
 */
export function cashText(
  total: Cents,
  cashGiven: Cents,
  formatMoney: (amount: Cents) => string,
  verb: 'Paga' | 'Pagas' = 'Paga',
): string {
  const given = `${verb} con\u00A0${formatMoney(cashGiven)}`;
  // A server may store less than the total. A negative change would mislead the courier.
  if (!isEnough(total, cashGiven)) return given;
  const change = changeFor(total, cashGiven);
  return change === 0 ? `${given} · Sin cambio` : `${given} · Cambio\u00A0${formatMoney(change)}`;
}
