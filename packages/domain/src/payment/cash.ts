import { type Cents, moneyText } from '../money/money.ts';

/** The banknotes of Mexico, in centavos. */
const bills = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/**
 * The sums above the total that people hand over: for each banknote the smallest sum of that banknote alone. Ascending. The
 * exact total is not among them, because «Exacto» is a choice of its own.
 */
export function cashChoices(total: Cents): readonly Cents[] {
  const sums = bills.map((bill) => Math.ceil(total / bill) * bill).filter((sum) => sum > total);
  return [...new Set(sums)].sort((a, b) => a - b) as Cents[];
}

/** Whether the cash, in centavos, pays the total. */
export const isEnough = (total: Cents, cashGiven: Cents): boolean => cashGiven >= total;

/** Only for cash that {@link isEnough}. */
export const changeFor = (total: Cents, cashGiven: Cents): Cents => (cashGiven - total) as Cents;

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
