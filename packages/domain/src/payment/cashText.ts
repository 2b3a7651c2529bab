import { type Cents, moneyText } from '../money/money.ts';
import { changeFor, isEnough } from './cash.ts';

/**
 * «Paga con $500.00 · Cambio $146.00», or «… · Sin cambio» for the exact sum. A line of the WhatsApp message; the staff
 * and the customer's order say it with the same words. No line ends between a word and its sum.
 */
export function cashText(total: Cents, cashGiven: Cents, verb: 'Paga' | 'Pagas' = 'Paga'): string {
  const given = `${verb} con\u00A0${moneyText(cashGiven)}`;
  // A server may store less than the total. A negative change would mislead the courier.
  if (!isEnough(total, cashGiven)) return given;
  const change = changeFor(total, cashGiven);
  return change === 0 ? `${given} · Sin cambio` : `${given} · Cambio\u00A0${moneyText(change)}`;
}
